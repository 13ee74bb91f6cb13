CREATE TABLE "bank_payment" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"statement" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"variable_symbol" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"finding" text,
	"order" uuid,
	"return_due" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bank_payment_state" CHECK ("bank_payment"."state" in ('new', 'open', 'matched', 'set_aside', 'returning', 'returned')),
	CONSTRAINT "bank_payment_finding" CHECK ("bank_payment"."finding" in ('no_symbol', 'unknown_symbol', 'wrong_amount', 'second_payment', 'order_ended', 'other_currency')),
	CONSTRAINT "bank_payment_amount" CHECK ("bank_payment"."amount" > 0 and "bank_payment"."return_due" >= 0 and "bank_payment"."return_due" <= "bank_payment"."amount"),
	CONSTRAINT "bank_payment_order" CHECK (("bank_payment"."state" = 'matched') = ("bank_payment"."order" is not null)),
	CONSTRAINT "bank_payment_open" CHECK ("bank_payment"."state" <> 'open' or "bank_payment"."finding" is not null),
	CONSTRAINT "bank_payment_returned" CHECK (("bank_payment"."returned_at" is null or "bank_payment"."return_due" > 0) and ("bank_payment"."state" <> 'returned' or "bank_payment"."returned_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account";--> statement-breakpoint
ALTER TABLE "ledger_transfer" DROP CONSTRAINT "ledger_transfer_kind";--> statement-breakpoint
ALTER TABLE "money_difference" DROP CONSTRAINT "money_difference_kind";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pay_until" date;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_payment_list" ON "bank_payment" USING btree ("state","booked_on","guid");--> statement-breakpoint
CREATE INDEX "bank_payment_to_return" ON "bank_payment" USING btree ("booked_on","guid") WHERE "bank_payment"."return_due" > 0 and "bank_payment"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "bank_payment_order_of" ON "bank_payment" USING btree ("order") WHERE "bank_payment"."order" is not null;--> statement-breakpoint
CREATE INDEX "order_transfer_waits" ON "order" USING btree ("pay_until") WHERE "order"."state" = 'CREATED' and "order"."payment_method" = 'transfer';--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK ("ledger_entry"."account" in ('gateway', 'bank', 'unassigned', 'revenue', 'vat', 'refunds', 'credits'));--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_kind" CHECK ("ledger_transfer"."kind" in ('payment', 'credit', 'refund', 'receipt', 'return', 'correction'));--> statement-breakpoint
ALTER TABLE "money_difference" ADD CONSTRAINT "money_difference_kind" CHECK ("money_difference"."kind" in ('payment_not_booked', 'refund_not_booked', 'no_credit_note', 'number_missing', 'refund_waits', 'gateway_differs', 'gateway_unknown', 'bank_not_booked', 'bank_waits'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_payment_method" CHECK ("order"."payment_method" in ('card', 'transfer'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_transfer" CHECK (("order"."payment_method" = 'transfer') = ("order"."pay_until" is not null)
        and ("order"."payment_method" = 'card' or ("order"."period" is null and "order"."payment_id" is null)));