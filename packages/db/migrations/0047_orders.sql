CREATE TABLE "order" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"user" uuid,
	"kind" text NOT NULL,
	"service" uuid NOT NULL,
	"service_name" text NOT NULL,
	"plan" text NOT NULL,
	"period" text,
	"duration_days" integer,
	"price" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'CZK' NOT NULL,
	"vat_rate" integer NOT NULL,
	"buyer" jsonb,
	"terms_version" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"payment_id" text,
	"gw_url" text,
	"subscription" uuid,
	"period_from" date,
	"credited" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"replaced_by" uuid,
	"replaced_until" date,
	"begins" date,
	"ends" date,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund_due_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "order_kind" CHECK ("order"."kind" in ('first', 'follow_up', 'upgrade', 'renewal')),
	CONSTRAINT "order_state" CHECK ("order"."state" in ('CREATED', 'PAID', 'TIMEOUTED', 'CANCELED', 'AUTHORIZED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "order_currency" CHECK ("order"."currency" in ('CZK')),
	CONSTRAINT "order_amount" CHECK ("order"."amount" > 0 and "order"."credit" >= 0 and "order"."amount" = "order"."price" - "order"."credit"),
	CONSTRAINT "order_refunded" CHECK ("order"."refunded" between 0 and "order"."amount")
);
--> statement-breakpoint
CREATE TABLE "recurrence_stop" (
	"recurrence_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_price" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"service" uuid NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_price_once" UNIQUE("service","valid_from"),
	CONSTRAINT "service_price_amount" CHECK ("service_price"."price" > 0),
	CONSTRAINT "service_price_rate" CHECK ("service_price"."vat_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"service" uuid NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"recurrence_id" text NOT NULL,
	"card" jsonb,
	"anchor" date NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"paid_until" date NOT NULL,
	"next_service" uuid,
	"failed_at" timestamp with time zone,
	"last_try_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_recurrence_id_unique" UNIQUE("recurrence_id"),
	CONSTRAINT "subscription_state" CHECK ("subscription"."state" in ('active', 'past_due', 'cancelled', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "trial_use" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"user" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_use_user_unique" UNIQUE("user")
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"noun" text NOT NULL,
	"object" uuid NOT NULL,
	"by" uuid,
	"origin" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"raw" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_event_once" UNIQUE("source","event_id")
);
--> statement-breakpoint
ALTER TABLE "premium_grant" ADD COLUMN "order" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_service_service_guid_fk" FOREIGN KEY ("service") REFERENCES "public"."service"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_subscription_subscription_guid_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscription"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_replaced_by_order_guid_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."order"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_service_service_guid_fk" FOREIGN KEY ("service") REFERENCES "public"."service"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_service_service_guid_fk" FOREIGN KEY ("service") REFERENCES "public"."service"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_next_service_service_guid_fk" FOREIGN KEY ("next_service") REFERENCES "public"."service"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_use" ADD CONSTRAINT "trial_use_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_by_user_guid_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_user" ON "order" USING btree ("user","created_at","guid");--> statement-breakpoint
CREATE INDEX "order_subscription" ON "order" USING btree ("subscription");--> statement-breakpoint
CREATE INDEX "order_service" ON "order" USING btree ("service");--> statement-breakpoint
CREATE UNIQUE INDEX "order_one_waits" ON "order" USING btree ("user") WHERE "order"."state" = 'CREATED' and "order"."superseded_at" is null and "order"."kind" <> 'renewal';--> statement-breakpoint
CREATE UNIQUE INDEX "order_period_once" ON "order" USING btree ("subscription","period_from") WHERE "order"."state" not in ('CANCELED', 'TIMEOUTED') and "order"."period_from" is not null;--> statement-breakpoint
CREATE INDEX "order_open" ON "order" USING btree ("checked_at" NULLS FIRST) WHERE "order"."state" in ('CREATED', 'AUTHORIZED');--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order" USING btree ("refund_due_at") WHERE "order"."refund_due_at" is not null and "order"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "order_replaced_by" ON "order" USING btree ("replaced_by") WHERE "order"."replaced_by" is not null;--> statement-breakpoint
CREATE INDEX "order_created_at" ON "order" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "order_paid_at" ON "order" USING btree ("paid_at","guid");--> statement-breakpoint
CREATE INDEX "order_amount_sorted" ON "order" USING btree ("amount","guid");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one_renews" ON "subscription" USING btree ("user") WHERE "subscription"."state" in ('active', 'past_due');--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("paid_until") WHERE "subscription"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "change_log_object" ON "change_log" USING btree ("noun","object","created_at","guid");--> statement-breakpoint
CREATE INDEX "change_log_created_at" ON "change_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "change_log_by" ON "change_log" USING btree ("by");--> statement-breakpoint
CREATE INDEX "webhook_event_waiting" ON "webhook_event" USING btree ("received_at") WHERE "webhook_event"."worked_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_event_worked" ON "webhook_event" USING btree ("worked_at") WHERE "webhook_event"."worked_at" is not null;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_order_order_guid_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_order_unique" UNIQUE("order");