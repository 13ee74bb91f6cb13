CREATE TABLE "store_customer" (
	"user" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"management_url" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_deletion" (
	"account" uuid PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_subscription" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"customer" text NOT NULL,
	"product" text NOT NULL,
	"store" text NOT NULL,
	"transaction_id" text,
	"plan" text NOT NULL,
	"platform" text NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"billing_issue_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_subscription_own" UNIQUE("user","product"),
	CONSTRAINT "store_subscription_customer" UNIQUE("customer","product"),
	CONSTRAINT "store_subscription_transaction" UNIQUE("store","transaction_id","product"),
	CONSTRAINT "store_subscription_plan" CHECK ("store_subscription"."plan" in ('premium', 'premium_yearly', 'premium plus')),
	CONSTRAINT "store_subscription_platform" CHECK ("store_subscription"."platform" in ('web', 'ios', 'android'))
);
--> statement-breakpoint
ALTER TABLE "premium_grant" ADD COLUMN "store_subscription" uuid;--> statement-breakpoint
ALTER TABLE "store_customer" ADD CONSTRAINT "store_customer_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_subscription" ADD CONSTRAINT "store_subscription_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_customer_checked_at" ON "store_customer" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "store_subscription_expires_at" ON "store_subscription" USING btree ("expires_at") WHERE "store_subscription"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_store_subscription_store_subscription_guid_fk" FOREIGN KEY ("store_subscription") REFERENCES "public"."store_subscription"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_grant_store" ON "premium_grant" USING btree ("store_subscription","begins") WHERE "premium_grant"."store_subscription" is not null;