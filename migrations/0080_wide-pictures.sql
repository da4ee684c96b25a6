-- Pictures that lie are made wider than before, ahead of who asks for them: they are looked at again.
UPDATE "media" SET "sized_at" = NULL WHERE "width" > "height" AND "sized_at" IS NOT NULL;
