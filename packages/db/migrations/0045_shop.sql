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
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_item_shop_item_guid_fk" FOREIGN KEY ("item") REFERENCES "public"."shop_item"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_item_shop_item_guid_fk" FOREIGN KEY ("item") REFERENCES "public"."shop_item"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entry_user" ON "point_entry" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "point_entry_credits" ON "point_entry" USING btree ("created_at","guid") WHERE "point_entry"."points" > 0;--> statement-breakpoint
CREATE INDEX "point_entry_reason_created_at" ON "point_entry" USING btree ("reason","created_at","guid");--> statement-breakpoint
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
