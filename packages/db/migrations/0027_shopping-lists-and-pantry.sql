CREATE TABLE "pantry_item" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"ingredient" uuid,
	"text" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"best_before" date,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pantry_item_unit" CHECK ("pantry_item"."unit" in ('Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon'))
);
--> statement-breakpoint
CREATE TABLE "pantry_use" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"taken" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"user" uuid PRIMARY KEY NOT NULL,
	"categories" uuid[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_list" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_list_item" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"list" uuid NOT NULL,
	"added_by" uuid,
	"ingredient" uuid,
	"text" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_item_unit" CHECK ("shopping_list_item"."unit" in ('Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon')),
	CONSTRAINT "shopping_list_item_amount" CHECK (("shopping_list_item"."amount" is null) = ("shopping_list_item"."unit" is null) and "shopping_list_item"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_list_mark" (
	"list" uuid NOT NULL,
	"key" text NOT NULL,
	"is_ticked" boolean NOT NULL,
	"covered" double precision NOT NULL,
	"kind" text NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_mark_list_key_pk" PRIMARY KEY("list","key"),
	CONSTRAINT "shopping_list_mark_kind" CHECK ("shopping_list_mark"."kind" in ('bought', 'home'))
);
--> statement-breakpoint
CREATE TABLE "shopping_list_recipe" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"list" uuid NOT NULL,
	"recipe" uuid,
	"recipe_modified" uuid,
	"name" text NOT NULL,
	"portions" double precision NOT NULL,
	"lines" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_recipe_portions" CHECK ("shopping_list_recipe"."portions" > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_list_staple" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"list" uuid NOT NULL,
	"ingredient" uuid,
	"text" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"every_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_staple_unit" CHECK ("shopping_list_staple"."unit" in ('Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon'))
);
--> statement-breakpoint
CREATE TABLE "shopping_product" (
	"user" uuid NOT NULL,
	"ingredient" uuid NOT NULL,
	"package_sizes" double precision[] DEFAULT '{}'::double precision[] NOT NULL,
	"price" integer,
	"price_amount" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_product_user_ingredient_pk" PRIMARY KEY("user","ingredient"),
	CONSTRAINT "shopping_product_price" CHECK (("shopping_product"."price" is null) = ("shopping_product"."price_amount" is null))
);
--> statement-breakpoint
ALTER TABLE "pantry_item" ADD CONSTRAINT "pantry_item_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_item" ADD CONSTRAINT "pantry_item_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_use" ADD CONSTRAINT "pantry_use_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_item" ADD CONSTRAINT "shopping_list_item_list_shopping_list_guid_fk" FOREIGN KEY ("list") REFERENCES "public"."shopping_list"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_item" ADD CONSTRAINT "shopping_list_item_added_by_user_guid_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_item" ADD CONSTRAINT "shopping_list_item_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_mark" ADD CONSTRAINT "shopping_list_mark_list_shopping_list_guid_fk" FOREIGN KEY ("list") REFERENCES "public"."shopping_list"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_mark" ADD CONSTRAINT "shopping_list_mark_marked_by_user_guid_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_recipe" ADD CONSTRAINT "shopping_list_recipe_list_shopping_list_guid_fk" FOREIGN KEY ("list") REFERENCES "public"."shopping_list"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_recipe" ADD CONSTRAINT "shopping_list_recipe_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_recipe" ADD CONSTRAINT "shopping_list_recipe_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_staple" ADD CONSTRAINT "shopping_list_staple_list_shopping_list_guid_fk" FOREIGN KEY ("list") REFERENCES "public"."shopping_list"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_staple" ADD CONSTRAINT "shopping_list_staple_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_product" ADD CONSTRAINT "shopping_product_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_product" ADD CONSTRAINT "shopping_product_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pantry_item_user" ON "pantry_item" USING btree ("user","best_before");--> statement-breakpoint
CREATE INDEX "pantry_item_ingredient" ON "pantry_item" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "pantry_use_user" ON "pantry_use" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "shopping_list_user" ON "shopping_list" USING btree ("user","updated_at");--> statement-breakpoint
CREATE INDEX "shopping_list_item_list" ON "shopping_list_item" USING btree ("list","created_at");--> statement-breakpoint
CREATE INDEX "shopping_list_item_ingredient" ON "shopping_list_item" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "shopping_list_item_added_by" ON "shopping_list_item" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "shopping_list_mark_marked_by" ON "shopping_list_mark" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "shopping_list_recipe_list" ON "shopping_list_recipe" USING btree ("list","created_at");--> statement-breakpoint
CREATE INDEX "shopping_list_recipe_recipe" ON "shopping_list_recipe" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "shopping_list_recipe_modified" ON "shopping_list_recipe" USING btree ("recipe_modified");--> statement-breakpoint
CREATE INDEX "shopping_list_staple_list" ON "shopping_list_staple" USING btree ("list");--> statement-breakpoint
CREATE INDEX "shopping_list_staple_ingredient" ON "shopping_list_staple" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "shopping_product_ingredient" ON "shopping_product" USING btree ("ingredient");--> statement-breakpoint
-- Written by hand: shares have no foreign key to what they share.
create trigger shopping_list_shares after delete on shopping_list for each row execute function end_shares('shopping_list');
