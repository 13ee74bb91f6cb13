DROP INDEX "image_file_owner";--> statement-breakpoint
ALTER TABLE "image_token" ALTER COLUMN "user" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "image_file" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "image_token_user" ON "image_token" USING btree ("user");--> statement-breakpoint
CREATE INDEX "image_file_owner" ON "image_file" USING btree ("owner","created_at");--> statement-breakpoint
ALTER TABLE "image_file" ADD CONSTRAINT "image_file_measures" CHECK ("image_file"."size" > 0 and "image_file"."width" > 0 and "image_file"."height" > 0);