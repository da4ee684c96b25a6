CREATE TABLE "parcel_labels" (
	"parcel_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"file_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_lines" (
	"task_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"wanted" integer NOT NULL,
	"picked" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pick_lines_task_id_variant_id_pk" PRIMARY KEY("task_id","variant_id"),
	CONSTRAINT "pick_lines_within" CHECK ("pick_lines"."picked" between 0 and "pick_lines"."wanted")
);
--> statement-breakpoint
CREATE TABLE "pick_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer DEFAULT 1 NOT NULL,
	"warehouse_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"scan_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_shorts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "pick_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"box" integer NOT NULL,
	"state" text DEFAULT 'picking' NOT NULL,
	"sending_at" timestamp with time zone,
	"sending_by" integer,
	"send_key" text,
	"parcel_id" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_labels" ADD CONSTRAINT "parcel_labels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_task_id_pick_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."pick_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lists" ADD CONSTRAINT "pick_lists_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_shorts" ADD CONSTRAINT "pick_shorts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_tasks" ADD CONSTRAINT "pick_tasks_list_id_pick_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."pick_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_tasks" ADD CONSTRAINT "pick_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pick_lists_open" ON "pick_lists" USING btree ("member_id","warehouse_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pick_lists_warehouse" ON "pick_lists" USING btree ("warehouse_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pick_shorts_open" ON "pick_shorts" USING btree ("order_id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pick_tasks_open" ON "pick_tasks" USING btree ("order_id","warehouse_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pick_tasks_list" ON "pick_tasks" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "pick_tasks_packing" ON "pick_tasks" USING btree ("warehouse_id") WHERE ended_at is null;