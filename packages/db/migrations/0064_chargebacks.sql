ALTER TABLE "order_refund" DROP CONSTRAINT "order_refund_kind";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "charged_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_kind" CHECK ("order_refund"."kind" in ('withdrawal', 'not_given', 'card', 'admin', 'outside', 'chargeback'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_charged_back" CHECK ("order"."charged_back" between 0 and "order"."refunded");