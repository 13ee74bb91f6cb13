ALTER TABLE "order" DROP CONSTRAINT "order_kind";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_amount";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_kind" CHECK ("order"."kind" in ('first', 'follow_up', 'upgrade', 'renewal', 'card'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_amount" CHECK ("order"."amount" > 0 and "order"."credit" >= 0 and "order"."discount" >= 0
        and "order"."amount" = "order"."price" - "order"."credit" - "order"."discount");