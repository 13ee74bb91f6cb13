ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_subject";--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_reason";--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_points";--> statement-breakpoint
ALTER TABLE "premium_grant" DROP CONSTRAINT "premium_grant_source";--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_item" ADD COLUMN "premium_days" integer;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD COLUMN "premium_begins" date;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD COLUMN "premium_ends" date;--> statement-breakpoint
CREATE INDEX "point_entry_of" ON "point_entry" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_subject" UNIQUE("reason","subject","turn");--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_reason" CHECK ("point_entry"."reason" in ('recipe', 'photo', 'error_report', 'order', 'item', 'taken_back'));--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_points" CHECK (case when "point_entry"."reason" in ('item', 'taken_back') then "point_entry"."points" < 0 else "point_entry"."points" > 0 end);--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_source" CHECK ("premium_grant"."source" in ('order', 'store', 'trial', 'voucher', 'points', 'admin'));--> statement-breakpoint
ALTER TABLE "shop_item" ADD CONSTRAINT "shop_item_premium_days" CHECK ("shop_item"."premium_days" between 1 and 366);