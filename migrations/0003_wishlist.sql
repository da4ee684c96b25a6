CREATE TABLE "bookmarks" (
	"session_id" text NOT NULL,
	"module_object" text NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_session_id_module_object_item_id_pk" PRIMARY KEY("session_id","module_object","item_id")
);
