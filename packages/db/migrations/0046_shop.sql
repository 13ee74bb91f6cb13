CREATE TABLE "point_entry" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"subject" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_entry_subject" UNIQUE("reason","subject"),
	CONSTRAINT "point_entry_reason" CHECK ("point_entry"."reason" in ('recipe', 'photo', 'error_report', 'order', 'item')),
	CONSTRAINT "point_entry_points" CHECK (case when "point_entry"."reason" = 'item' then "point_entry"."points" < 0 else "point_entry"."points" > 0 end)
);
--> statement-breakpoint
CREATE TABLE "image_recognition" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid,
	"picture" text,
	"model" text NOT NULL,
	"answer" jsonb,
	"cost" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"verdict" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_recognition_verdict" CHECK ("image_recognition"."verdict" in ('accepted', 'corrected', 'refused')),
	CONSTRAINT "image_recognition_cost" CHECK ("image_recognition"."cost" >= 0 and "image_recognition"."milliseconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discounted_payment" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order" uuid NOT NULL,
	"code" uuid NOT NULL,
	"creator" uuid,
	"amount_before" integer NOT NULL,
	"amount_after" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounted_payment_order_unique" UNIQUE("order"),
	CONSTRAINT "discounted_payment_amounts" CHECK ("discounted_payment"."amount_after" between 0 and "discounted_payment"."amount_before")
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"creator" uuid,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"usage_limit" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_code_value" CHECK (num_nonnulls("referral_code"."percent", "referral_code"."amount") = 1),
	CONSTRAINT "referral_code_percent" CHECK ("referral_code"."percent" between 1 and 100),
	CONSTRAINT "referral_code_amount" CHECK ("referral_code"."amount" > 0),
	CONSTRAINT "referral_code_days" CHECK ("referral_code"."valid_from" <= "referral_code"."valid_to"),
	CONSTRAINT "referral_code_uses" CHECK ("referral_code"."uses" >= 0 and ("referral_code"."usage_limit" is null or "referral_code"."uses" <= "referral_code"."usage_limit"))
);
--> statement-breakpoint
CREATE TABLE "shop_item" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"points" integer NOT NULL,
	"stock" integer,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_item_points" CHECK ("shop_item"."points" between 1 and 1000000),
	CONSTRAINT "shop_item_stock" CHECK ("shop_item"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_purchase" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid,
	"item" uuid NOT NULL,
	"item_name" text NOT NULL,
	"points" integer NOT NULL,
	"handed_over_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_purchase_points" CHECK ("shop_purchase"."points" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "shop_sale" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"item" uuid NOT NULL,
	"percent" integer NOT NULL,
	"begins" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_sale_percent" CHECK ("shop_sale"."percent" between 1 and 99),
	CONSTRAINT "shop_sale_times" CHECK ("shop_sale"."begins" < "shop_sale"."ends")
);
--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_recognition" ADD CONSTRAINT "image_recognition_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounted_payment" ADD CONSTRAINT "discounted_payment_code_referral_code_guid_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_code"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounted_payment" ADD CONSTRAINT "discounted_payment_creator_user_guid_fk" FOREIGN KEY ("creator") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_creator_user_guid_fk" FOREIGN KEY ("creator") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_item_shop_item_guid_fk" FOREIGN KEY ("item") REFERENCES "public"."shop_item"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_item_shop_item_guid_fk" FOREIGN KEY ("item") REFERENCES "public"."shop_item"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entry_user" ON "point_entry" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "point_entry_credits" ON "point_entry" USING btree ("created_at","guid") WHERE "point_entry"."points" > 0;--> statement-breakpoint
CREATE INDEX "point_entry_reason_created_at" ON "point_entry" USING btree ("reason","created_at","guid");--> statement-breakpoint
CREATE INDEX "image_recognition_created_at" ON "image_recognition" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "image_recognition_verdict_created_at" ON "image_recognition" USING btree ("verdict","created_at","guid");--> statement-breakpoint
CREATE INDEX "image_recognition_user" ON "image_recognition" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "discounted_payment_created_at" ON "discounted_payment" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "discounted_payment_code" ON "discounted_payment" USING btree ("code","created_at");--> statement-breakpoint
CREATE INDEX "discounted_payment_creator" ON "discounted_payment" USING btree ("creator","created_at");--> statement-breakpoint
CREATE INDEX "referral_code_created_at" ON "referral_code" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "referral_code_creator" ON "referral_code" USING btree ("creator","created_at");--> statement-breakpoint
CREATE INDEX "referral_code_beginning" ON "referral_code" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_item_position" ON "shop_item" USING btree ("position","guid");--> statement-breakpoint
CREATE INDEX "shop_purchase_user" ON "shop_purchase" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "shop_purchase_item" ON "shop_purchase" USING btree ("item");--> statement-breakpoint
CREATE INDEX "shop_purchase_created_at" ON "shop_purchase" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "shop_purchase_waiting" ON "shop_purchase" USING btree ("created_at","guid") WHERE "shop_purchase"."handed_over_at" is null;--> statement-breakpoint
CREATE INDEX "shop_purchase_handed_over" ON "shop_purchase" USING btree ("created_at","guid") WHERE "shop_purchase"."handed_over_at" is not null;--> statement-breakpoint
CREATE INDEX "shop_sale_item" ON "shop_sale" USING btree ("item","begins");--> statement-breakpoint
-- Two sales of one item never overlap, whoever writes them at once.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_apart"
  EXCLUDE USING gist ("item" WITH =, tstzrange("begins", "ends") WITH &&);
