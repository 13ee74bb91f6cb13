CREATE TABLE "ledger_entry" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"transfer" uuid NOT NULL,
	"account" text NOT NULL,
	"haler" integer NOT NULL,
	"currency" text DEFAULT 'CZK' NOT NULL,
	CONSTRAINT "ledger_entry_once" UNIQUE("transfer","account"),
	CONSTRAINT "ledger_entry_account" CHECK ("ledger_entry"."account" in ('gateway', 'bank', 'revenue', 'vat', 'refunds', 'credits')),
	CONSTRAINT "ledger_entry_currency" CHECK ("ledger_entry"."currency" in ('CZK')),
	CONSTRAINT "ledger_entry_haler" CHECK ("ledger_entry"."haler" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order" uuid,
	"corrects" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfer_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transfer_corrects_unique" UNIQUE("corrects"),
	CONSTRAINT "ledger_transfer_kind" CHECK ("ledger_transfer"."kind" in ('payment', 'credit', 'refund', 'correction')),
	CONSTRAINT "ledger_transfer_corrects" CHECK (("ledger_transfer"."corrects" is not null) = ("ledger_transfer"."kind" = 'correction'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_ledger_transfer_guid_fk" FOREIGN KEY ("transfer") REFERENCES "public"."ledger_transfer"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_corrects_ledger_transfer_guid_fk" FOREIGN KEY ("corrects") REFERENCES "public"."ledger_transfer"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_transfer_order" ON "ledger_transfer" USING btree ("order");--> statement-breakpoint
CREATE INDEX "ledger_transfer_created_at" ON "ledger_transfer" USING btree ("created_at","guid");--> statement-breakpoint
-- Not written by the generator: what was paid and given back before there was a ledger is booked at the moment when it happened.
INSERT INTO "ledger_transfer" ("key", "kind", "order", "created_at")
  SELECT 'credit:' || guid, 'credit', guid, paid_at FROM "order" WHERE paid_at IS NOT NULL AND credit > 0
  UNION ALL SELECT 'payment:' || guid, 'payment', guid, paid_at FROM "order" WHERE paid_at IS NOT NULL
  UNION ALL SELECT 'refund:' || guid, 'refund', guid, coalesce(refunded_at, updated_at) FROM "order" WHERE paid_at IS NOT NULL AND refunded > 0;--> statement-breakpoint
WITH booked AS (
  SELECT t.guid, t.kind, o.amount, o.credit, o.refunded,
    round(o.amount::numeric * o.vat_rate / (100 + o.vat_rate))::int AS amount_vat,
    round(o.credit::numeric * o.vat_rate / (100 + o.vat_rate))::int AS credit_vat,
    round(o.refunded::numeric * o.vat_rate / (100 + o.vat_rate))::int AS refunded_vat
  FROM "ledger_transfer" t JOIN "order" o ON o.guid = t."order"
)
INSERT INTO "ledger_entry" ("transfer", "account", "haler")
  SELECT b.guid, e.account, e.haler FROM booked b CROSS JOIN LATERAL (VALUES
    ('payment', 'gateway', b.amount), ('payment', 'credits', b.credit),
    ('payment', 'revenue', b.amount_vat + b.credit_vat - b.amount - b.credit), ('payment', 'vat', -b.amount_vat - b.credit_vat),
    ('credit', 'revenue', b.credit - b.credit_vat), ('credit', 'vat', b.credit_vat), ('credit', 'credits', -b.credit),
    ('refund', 'refunds', b.refunded - b.refunded_vat), ('refund', 'vat', b.refunded_vat), ('refund', 'gateway', -b.refunded)
  ) AS e(kind, account, haler) WHERE e.kind = b.kind AND e.haler <> 0;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE restrict_violation USING MESSAGE = format('Rows of %s are never changed or deleted.', TG_TABLE_NAME);
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transfer_stays BEFORE UPDATE OR DELETE ON "ledger_transfer" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A transfer is written as a whole by one transaction, whose time is that of its row.
CREATE FUNCTION check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid := CASE TG_TABLE_NAME WHEN 'ledger_entry' THEN (to_jsonb(NEW) ->> 'transfer')::uuid ELSE NEW.guid END;
  entries int;
  total bigint;
BEGIN
  SELECT count(*), sum(haler) INTO entries, total FROM ledger_entry WHERE transfer = moved;
  IF entries < 2 OR total <> 0 THEN
    RAISE check_violation USING CONSTRAINT = 'ledger_balance', MESSAGE = 'The entries of a transfer sum up to zero.';
  END IF;
  IF NOT EXISTS (SELECT FROM ledger_transfer WHERE guid = moved AND created_at = transaction_timestamp()) THEN
    RAISE check_violation USING CONSTRAINT = 'ledger_whole', MESSAGE = 'A transfer is written at once.';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfer_balance AFTER INSERT ON "ledger_transfer" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balance AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_balance();
