ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_reason";--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_points";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_kind";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_reason" CHECK ("point_entry"."reason" in ('recipe', 'photo', 'error_report', 'order', 'item', 'taken_back', 'refunded'));--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_points" CHECK (case when "point_entry"."reason" in ('item', 'taken_back', 'refunded') then "point_entry"."points" < 0 else "point_entry"."points" > 0 end);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_points" CHECK ("order"."points" > 0);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_kind" CHECK ("order"."kind" in ('first', 'follow_up', 'upgrade', 'renewal', 'card', 'gift', 'counselling', 'points'));--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_points" CHECK ("service"."points" > 0);