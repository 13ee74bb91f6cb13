ALTER TABLE "bank_payment" DROP CONSTRAINT "bank_payment_reference_unique";--> statement-breakpoint
ALTER TABLE "bank_payment" DROP CONSTRAINT "bank_payment_finding";--> statement-breakpoint
-- Payments of one reference were numbered whatever their amounts; now only those are that agree in all of these, so that a statement which is read again finds them.
UPDATE "bank_payment" p SET "reference" = n."reference" || CASE n."times" WHEN 1 THEN '' ELSE ' ' || n."times" END
FROM (
  SELECT s."guid", coalesce(b."reference", s."reference") AS "reference", row_number() OVER (
    PARTITION BY coalesce(b."reference", s."reference"), s."booked_on", s."amount", s."currency", s."variable_symbol", s."payer_account"
    ORDER BY length(s."reference"), s."reference") AS "times"
  FROM "bank_payment" s
  LEFT JOIN "bank_payment" b ON b."reference" = regexp_replace(s."reference", ' [0-9]+$', '') AND b."guid" <> s."guid"
) n WHERE n."guid" = p."guid";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_payment_same" ON "bank_payment" USING btree ("reference","booked_on","amount","currency","variable_symbol","payer_account");--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_finding" CHECK ("bank_payment"."finding" in ('no_symbol', 'unknown_symbol', 'wrong_amount', 'second_payment', 'order_ended', 'other_currency', 'maybe_repeated'));