CREATE TABLE "order_refund" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"keeps_premium" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refund_kind" CHECK ("order_refund"."kind" in ('withdrawal', 'not_given', 'card', 'admin', 'outside')),
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_refunded";--> statement-breakpoint
DROP INDEX "order_refund_due";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "refund_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order","created_at");--> statement-breakpoint
CREATE INDEX "order_refund_waiting" ON "order_refund" USING btree ("asked_at" NULLS FIRST) WHERE "order_refund"."done_at" is null;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_refunded" CHECK ("order"."refunded" >= 0 and "order"."refund_due" >= 0 and "order"."refunded" + "order"."refund_due" <= "order"."amount");--> statement-breakpoint
-- Not written by the generator: what was given back, or waits to be, becomes a refund each. Those that are done have the guid of their
-- order, by which the ledger knows them.
INSERT INTO "order_refund" ("guid", "order", "kind", "amount", "done_at", "created_at")
  SELECT guid, guid, CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawal' WHEN refund_due_at IS NOT NULL THEN 'not_given' ELSE 'outside' END,
    refunded, coalesce(refunded_at, updated_at), coalesce(refund_due_at, updated_at)
  FROM "order" WHERE refunded > 0;--> statement-breakpoint
INSERT INTO "order_refund" ("order", "kind", "amount", "created_at")
  SELECT guid, CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawal' ELSE 'not_given' END, amount - refunded, refund_due_at
  FROM "order" WHERE refund_due_at IS NOT NULL AND refunded_at IS NULL AND amount > refunded;--> statement-breakpoint
UPDATE "order" SET refund_due = amount - refunded WHERE refund_due_at IS NOT NULL AND refunded_at IS NULL;
