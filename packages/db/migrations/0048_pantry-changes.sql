ALTER TABLE "pantry_item" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pantry_item" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pantry_item_stored" ON "pantry_item" USING btree ("user","stored_at");--> statement-breakpoint
CREATE INDEX "pantry_item_removed" ON "pantry_item" USING btree ("removed_at") WHERE "pantry_item"."removed_at" is not null;