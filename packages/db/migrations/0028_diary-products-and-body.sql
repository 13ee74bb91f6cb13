CREATE TABLE "nutrient_target" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"nutrient" text NOT NULL,
	"weekday" smallint,
	"least" double precision,
	"most" double precision,
	CONSTRAINT "nutrient_target_once" UNIQUE NULLS NOT DISTINCT("user","nutrient","weekday"),
	CONSTRAINT "nutrient_target_nutrient" CHECK ("nutrient_target"."nutrient" in ('kilojoules', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugars', 'saturated_fats', 'salt', 'vitamin_a_rae_ug', 'retinol_ug', 'beta_carotene_ug', 'vitamin_d_ug', 'vitamin_e_mg', 'vitamin_k1_ug', 'vitamin_k2_ug', 'vitamin_c_mg', 'thiamin_b1_mg', 'riboflavin_b2_mg', 'niacin_b3_mg', 'pantothenic_b5_mg', 'vitamin_b6_mg', 'folate_ug', 'vitamin_b12_ug', 'calcium_mg', 'iron_mg', 'magnesium_mg', 'phosphorus_mg', 'potassium_mg', 'sodium_mg', 'zinc_mg', 'copper_mg', 'manganese_mg', 'selenium_ug', 'iodine_ug', 'monounsaturated_fat_g', 'polyunsaturated_fat_g', 'linoleic_18_2_g', 'alpha_linolenic_18_3_g', 'epa_20_5_g', 'dha_22_6_g', 'trans_fat_g', 'cholesterol_mg', 'glucose_g', 'fructose_g', 'galactose_g', 'sucrose_g', 'lactose_g', 'maltose_g', 'starch_g', 'polyols_g', 'water_g', 'ash_g', 'organic_acids_g', 'alcohol_g', 'caffeine_mg')),
	CONSTRAINT "nutrient_target_weekday" CHECK ("nutrient_target"."weekday" between 0 and 6),
	CONSTRAINT "nutrient_target_bounds" CHECK (coalesce("nutrient_target"."least", "nutrient_target"."most") is not null and "nutrient_target"."least" <= "nutrient_target"."most")
);
--> statement-breakpoint
CREATE TABLE "target_adjustment" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"day" date NOT NULL,
	"expenditure_low" double precision NOT NULL,
	"expenditure_high" double precision NOT NULL,
	"measured_kilojoules" double precision NOT NULL,
	"kilojoules" double precision NOT NULL,
	"former_kilojoules" double precision NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "target_adjustment_once" UNIQUE("user","day"),
	CONSTRAINT "target_adjustment_state" CHECK ("target_adjustment"."state" in ('proposed', 'accepted', 'declined', 'returned')),
	CONSTRAINT "target_adjustment_energy" CHECK ("target_adjustment"."measured_kilojoules" > 0)
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"minutes" integer NOT NULL,
	"minutes_from" smallint,
	"source" text DEFAULT 'manual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_minutes" CHECK ("activity"."minutes" between 1 and 1440),
	CONSTRAINT "activity_minutes_from" CHECK ("activity"."minutes_from" between 0 and 1439),
	CONSTRAINT "activity_source" CHECK ("activity"."source" in ('manual', 'wearable'))
);
--> statement-breakpoint
CREATE TABLE "diary_day" (
	"user" uuid NOT NULL,
	"day" date NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"eaten_count" integer DEFAULT 0 NOT NULL,
	"totals" jsonb NOT NULL,
	"constituents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"water" double precision DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"complete_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"note_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	CONSTRAINT "diary_day_user_day_pk" PRIMARY KEY("user","day")
);
--> statement-breakpoint
CREATE TABLE "diary_entry" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"position" double precision NOT NULL,
	"kind" text NOT NULL,
	"recipe" uuid,
	"recipe_modified" uuid,
	"ingredient" uuid,
	"product" uuid,
	"name" text NOT NULL,
	"portions" double precision,
	"amount" double precision,
	"unit" text,
	"grams" double precision,
	"totals" jsonb NOT NULL,
	"constituents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"planned_item" uuid,
	"note" text DEFAULT '' NOT NULL,
	"amount_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_entry_meal" CHECK ("diary_entry"."meal" in ('Breakfast', 'Snack', 'Soup', 'Lunch', 'Dessert', 'Late_snack', 'Dinner', 'Late_dinner', 'Drinks')),
	CONSTRAINT "diary_entry_kind" CHECK ("diary_entry"."kind" in ('recipe', 'recipe_modified', 'ingredient', 'product', 'quick', 'water')),
	CONSTRAINT "diary_entry_unit" CHECK ("diary_entry"."unit" in ('g', 'ml', 'piece', 'clove', 'bulb', 'slice', 'loaf_slice', 'cube', 'head', 'leaf', 'sprig', 'stalk', 'bunch', 'centimetre', 'can', 'sachet', 'package', 'tub', 'handful', 'pinch', 'knife_tip', 'cup', 'tablespoon', 'teaspoon')),
	CONSTRAINT "diary_entry_amount" CHECK ("diary_entry"."portions" > 0 and "diary_entry"."amount" > 0 and "diary_entry"."grams" >= 0),
	CONSTRAINT "diary_entry_unit_amount" CHECK (("diary_entry"."amount" is null) = ("diary_entry"."unit" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_meal" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"quantity" text,
	"package_size" real,
	"portion_size" real,
	"weight_units" text NOT NULL,
	"kilojoules" real,
	"calories" real,
	"protein" real,
	"carbohydrates" real,
	"fat" real,
	"fiber" real,
	"sugars" real,
	"saturated_fats" real,
	"salt" real,
	"allergens" smallint,
	"traces" smallint,
	"categories" text[],
	"faults" jsonb,
	"is_czech" boolean NOT NULL,
	"search_text" text NOT NULL,
	"retrieved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone,
	CONSTRAINT "product_weight_units" CHECK ("product"."weight_units" in ('Gram', 'Milliliter'))
);
--> statement-breakpoint
CREATE TABLE "product_import" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"offset" bigint DEFAULT 0 NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"stored" bigint DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_import_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "product_lookup" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"is_absent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pack" (
	"version" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"built_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_removal" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "body_measurement" ADD COLUMN "written_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "goal_weight" double precision;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "goal_pace" double precision;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "weekday_kilojoules" double precision[];--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "weekly_adjustment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "activities_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrient_target" ADD CONSTRAINT "nutrient_target_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_adjustment" ADD CONSTRAINT "target_adjustment_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_day" ADD CONSTRAINT "diary_day_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meal" ADD CONSTRAINT "saved_meal_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_user_day" ON "activity" USING btree ("user","day");--> statement-breakpoint
CREATE INDEX "diary_entry_day" ON "diary_entry" USING btree ("user","day");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entry_planned" ON "diary_entry" USING btree ("user","planned_item") WHERE "diary_entry"."planned_item" is not null and "diary_entry"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "diary_entry_recipe" ON "diary_entry" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "diary_entry_recipe_modified" ON "diary_entry" USING btree ("recipe_modified");--> statement-breakpoint
CREATE INDEX "diary_entry_ingredient" ON "diary_entry" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "diary_entry_deleted" ON "diary_entry" USING btree ("deleted_at") WHERE "diary_entry"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_meal_user" ON "saved_meal" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "product_czech_search" ON "product" USING gin (to_tsvector('simple', "search_text")) WHERE "product"."is_czech";--> statement-breakpoint
CREATE INDEX "product_czech_beginning" ON "product" USING btree ("search_text" text_pattern_ops) WHERE "product"."is_czech";--> statement-breakpoint
CREATE INDEX "product_retrieved_at" ON "product" USING btree ("retrieved_at");--> statement-breakpoint
CREATE INDEX "product_lookup_due_at" ON "product_lookup" USING btree ("due_at") WHERE "product_lookup"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "product_lookup_asked_at" ON "product_lookup" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "body_measurement" ADD CONSTRAINT "body_measurement_weight" CHECK ("body_measurement"."weight" between 1 and 700);--> statement-breakpoint
ALTER TABLE "body_measurement" ADD CONSTRAINT "body_measurement_girths" CHECK (least("body_measurement"."waist_girth", "body_measurement"."hips_girth", "body_measurement"."chest_girth", "body_measurement"."thigh_girth", "body_measurement"."arm_girth") >= 1
        and greatest("body_measurement"."waist_girth", "body_measurement"."hips_girth", "body_measurement"."chest_girth", "body_measurement"."thigh_girth", "body_measurement"."arm_girth") <= 400);--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_goal_weight" CHECK ("body_profile"."goal_weight" between 1 and 700);--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_goal_pace" CHECK ("body_profile"."goal_pace" > 0 and "body_profile"."goal_pace" <= 10);--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_weekdays" CHECK (array_length("body_profile"."weekday_kilojoules", 1) = 7);