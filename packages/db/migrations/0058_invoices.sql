CREATE TABLE "invoice" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"user" uuid,
	"order" uuid NOT NULL,
	"refund" uuid,
	"corrects" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"issued_on" date NOT NULL,
	"taxable_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"lines" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_refund_unique" UNIQUE("refund"),
	CONSTRAINT "invoice_number" UNIQUE("series","year","number"),
	CONSTRAINT "invoice_series" CHECK ("invoice"."series" in ('invoice', 'credit_note')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0 and "invoice"."vat" between 0 and "invoice"."amount"),
	CONSTRAINT "invoice_credit_note" CHECK (("invoice"."series" = 'credit_note') = ("invoice"."refund" is not null and "invoice"."corrects" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "invoice_series_series" CHECK ("invoice_series"."series" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "money_difference" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"order" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"expected" integer,
	"found" integer,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "money_difference_kind" CHECK ("money_difference"."kind" in ('payment_not_booked', 'refund_not_booked', 'no_credit_note', 'number_missing', 'refund_waits', 'gateway_differs', 'gateway_unknown'))
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_order_refund_guid_fk" FOREIGN KEY ("refund") REFERENCES "public"."order_refund"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_invoice_guid_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoice"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_difference" ADD CONSTRAINT "money_difference_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order" ON "invoice" USING btree ("order") WHERE "invoice"."series" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order");--> statement-breakpoint
CREATE INDEX "invoice_corrects" ON "invoice" USING btree ("corrects") WHERE "invoice"."corrects" is not null;--> statement-breakpoint
CREATE INDEX "invoice_user" ON "invoice" USING btree ("user","created_at","guid");--> statement-breakpoint
CREATE UNIQUE INDEX "money_difference_open" ON "money_difference" USING btree ("kind",coalesce("order"::text, "subject")) WHERE "money_difference"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "money_difference_order" ON "money_difference" USING btree ("order");--> statement-breakpoint
CREATE INDEX "money_difference_first_seen" ON "money_difference" USING btree ("first_seen_at","guid");--> statement-breakpoint
-- Not written by the generator: a document stays as it is; only its account is forgotten.
CREATE TRIGGER invoice_stays BEFORE DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_is_fixed BEFORE UPDATE ON "invoice" FOR EACH ROW
  WHEN (NEW."user" IS NOT NULL OR to_jsonb(NEW) - 'user' IS DISTINCT FROM to_jsonb(OLD) - 'user') EXECUTE FUNCTION refuse_change();
