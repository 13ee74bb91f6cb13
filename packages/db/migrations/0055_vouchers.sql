CREATE TABLE "voucher" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order" uuid NOT NULL,
	"user" uuid,
	"code" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date NOT NULL,
	"issued_at" timestamp with time zone,
	"valid_until" date,
	"sent_at" timestamp with time zone,
	"redeemed_by" uuid,
	"redeemed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_order_unique" UNIQUE("order"),
	CONSTRAINT "voucher_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_kind";--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_redeemed_by_user_guid_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_user" ON "voucher" USING btree ("user","created_at") WHERE "voucher"."user" is not null;--> statement-breakpoint
CREATE INDEX "voucher_redeemed_by" ON "voucher" USING btree ("redeemed_by") WHERE "voucher"."redeemed_by" is not null;--> statement-breakpoint
CREATE INDEX "voucher_to_send" ON "voucher" USING btree ("send_on") WHERE "voucher"."issued_at" is not null and "voucher"."sent_at" is null and "voucher"."recipient_email" <> '';--> statement-breakpoint
CREATE INDEX "voucher_to_take_back" ON "voucher" USING btree ("voided_at") WHERE "voucher"."voided_at" is not null and "voucher"."redeemed_at" is not null and "voucher"."taken_back_at" is null;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_kind" CHECK ("order"."kind" in ('first', 'follow_up', 'upgrade', 'renewal', 'card', 'gift'));