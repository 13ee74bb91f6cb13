CREATE TABLE "food_category" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "food_category_name_unique" UNIQUE("name"),
	CONSTRAINT "food_category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sub_food_category" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"food_category" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sub_food_category_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sub_food_category_name_in_category" UNIQUE("food_category","name")
);
--> statement-breakpoint
CREATE TABLE "ingredient" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"amount" double precision DEFAULT 100 NOT NULL,
	"weight_units" text DEFAULT 'Gram' NOT NULL,
	"sub_food_category" uuid NOT NULL,
	"kilojoules" double precision,
	"protein" double precision,
	"carbohydrates" double precision,
	"fat" double precision,
	"fiber" double precision,
	"sugars" double precision,
	"saturated_fats" double precision,
	"salt" double precision,
	"alcohol" double precision,
	"micronutrients" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grams_per_piece" double precision,
	"density_g_per_ml" double precision,
	"barcodes" text[] DEFAULT '{}'::text[] NOT NULL,
	"package_size" double precision,
	"portion_size" double precision,
	"from_source" text DEFAULT 'user' NOT NULL,
	"source" text,
	"source_id" text,
	"source_name" text,
	"matched_with" uuid,
	"suggestion_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"macro_specification" text[] DEFAULT '{}'::text[] NOT NULL,
	"approximate" boolean DEFAULT false NOT NULL,
	"diet_level" text,
	"contains_gluten" boolean,
	"contains_lactose" boolean,
	"contains_cow_milk_protein" boolean,
	"is_spice" boolean DEFAULT false NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"creator" uuid,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredient_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ingredient_name_unique" UNIQUE("name"),
	CONSTRAINT "ingredient_weight_units" CHECK ("ingredient"."weight_units" in ('Gram', 'Milliliter', 'Piece', 'Teaspoon', 'Tablespoon')),
	CONSTRAINT "ingredient_status" CHECK ("ingredient"."status" in ('Pending', 'Denied', 'Approved')),
	CONSTRAINT "ingredient_from_source" CHECK ("ingredient"."from_source" in ('user', 'open_food_facts', 'ai_generated')),
	CONSTRAINT "ingredient_diet_level" CHECK ("ingredient"."diet_level" in ('omnivore', 'pescetarian', 'vegetarian', 'vegan')),
	CONSTRAINT "ingredient_macro_specification" CHECK ("ingredient"."macro_specification" <@ array['drained_product', 'with_liquid', 'prepared_meal', 'approximate_values', 'medium_values', 'without_shell']::text[])
);
--> statement-breakpoint
CREATE TABLE "public_profile" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"specialisation" text NOT NULL,
	"colour" text NOT NULL,
	"logo" text,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "public_profile_user_unique" UNIQUE("user"),
	CONSTRAINT "public_profile_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredient" (
	"recipe" uuid NOT NULL,
	"ingredient" uuid NOT NULL,
	"segment" text DEFAULT 'Main' NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"count_macros" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "recipe_ingredient_recipe_ingredient_segment_pk" PRIMARY KEY("recipe","ingredient","segment"),
	CONSTRAINT "recipe_ingredient_segment" CHECK ("recipe_ingredient"."segment" in ('Main', 'Dough', 'Base', 'Marinade', 'Meat', 'Sauce', 'Cream', 'Filling', 'Crust', 'Glaze', 'Thickener', 'Garnish', 'Side', 'Dip', 'Extra')),
	CONSTRAINT "recipe_ingredient_amount" CHECK ("recipe_ingredient"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_step" (
	"recipe" uuid NOT NULL,
	"number" integer NOT NULL,
	"step_title" text NOT NULL,
	"step_text" text NOT NULL,
	CONSTRAINT "recipe_step_recipe_number_pk" PRIMARY KEY("recipe","number"),
	CONSTRAINT "recipe_step_number" CHECK ("recipe_step"."number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipe" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"creator" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"portion_size" integer NOT NULL,
	"time_minutes" integer NOT NULL,
	"resting_time" integer DEFAULT 0 NOT NULL,
	"difficulty" text NOT NULL,
	"cooking_type" text NOT NULL,
	"dietary_preference" text[] DEFAULT '{}'::text[] NOT NULL,
	"dietary_goal" text[] DEFAULT '{}'::text[] NOT NULL,
	"diet_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"meal_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"no_side_dish" boolean DEFAULT false NOT NULL,
	"duplicate" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"facets" bigint DEFAULT 0 NOT NULL,
	"ingredient_guids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"kilojoules" double precision,
	"calories_in_total" integer,
	"protein_in_total" double precision,
	"carbohydrates_in_total" double precision,
	"fat_in_total" double precision,
	"fiber_in_total" double precision,
	"sugars_in_total" double precision,
	"saturated_fats_in_total" double precision,
	"salt_in_total" double precision,
	"nutrient_coverage" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_vector" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "recipe_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipe_portion_size" CHECK ("recipe"."portion_size" > 0),
	CONSTRAINT "recipe_time_minutes" CHECK ("recipe"."time_minutes" >= 0 and "recipe"."resting_time" >= 0),
	CONSTRAINT "recipe_difficulty" CHECK ("recipe"."difficulty" in ('Easy', 'Medium', 'Difficult')),
	CONSTRAINT "recipe_cooking_type" CHECK ("recipe"."cooking_type" in ('Warm', 'Cold')),
	CONSTRAINT "recipe_dietary_preference" CHECK ("recipe"."dietary_preference" <@ array['All', 'Pescetarian', 'Vegetarian', 'Vegan']::text[]),
	CONSTRAINT "recipe_dietary_goal" CHECK ("recipe"."dietary_goal" <@ array['Weight maintain', 'Eat healthy', 'Weight loss', 'Weight gain']::text[]),
	CONSTRAINT "recipe_diet_types" CHECK ("recipe"."diet_types" <@ array['Without restrictions', 'Sparing', 'Restricted fat', 'Restricted remains', 'Diabetic', 'Gluten free', 'Lactose intolerant', 'Cow protein allergy', 'Dysphagia', 'Nutritional', 'Diet for gout', 'For high cholesterol', 'For pregnant and breastfeeding']::text[]),
	CONSTRAINT "recipe_meal_types" CHECK ("recipe"."meal_types" <@ array['Breakfast', 'Snack', 'Soup', 'Lunch', 'Dessert', 'Late_snack', 'Dinner', 'Late_dinner', 'Drinks']::text[]),
	CONSTRAINT "recipe_status" CHECK ("recipe"."status" in ('Pending', 'Denied', 'Approved'))
);
--> statement-breakpoint
CREATE TABLE "recipe_old_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"recipe" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordered_tag" (
	"tag" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "sub_food_category" ADD CONSTRAINT "sub_food_category_food_category_food_category_guid_fk" FOREIGN KEY ("food_category") REFERENCES "public"."food_category"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_sub_food_category_sub_food_category_guid_fk" FOREIGN KEY ("sub_food_category") REFERENCES "public"."sub_food_category"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_matched_with_ingredient_guid_fk" FOREIGN KEY ("matched_with") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_creator_user_guid_fk" FOREIGN KEY ("creator") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_profile" ADD CONSTRAINT "public_profile_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredient" ADD CONSTRAINT "recipe_ingredient_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredient" ADD CONSTRAINT "recipe_ingredient_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_step" ADD CONSTRAINT "recipe_step_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_creator_user_guid_fk" FOREIGN KEY ("creator") REFERENCES "public"."user"("guid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_old_slug" ADD CONSTRAINT "recipe_old_slug_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_tag" ADD CONSTRAINT "ordered_tag_tag_tag_name_fk" FOREIGN KEY ("tag") REFERENCES "public"."tag"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "sub_food_category_food_category" ON "sub_food_category" USING btree ("food_category");--> statement-breakpoint
CREATE INDEX "ingredient_search_text" ON "ingredient" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ingredient_barcodes" ON "ingredient" USING gin ("barcodes");--> statement-breakpoint
CREATE INDEX "ingredient_sub_food_category" ON "ingredient" USING btree ("sub_food_category");--> statement-breakpoint
CREATE INDEX "ingredient_creator" ON "ingredient" USING btree ("creator","created_at");--> statement-breakpoint
CREATE INDEX "recipe_ingredient_ingredient" ON "recipe_ingredient" USING btree ("ingredient","recipe");--> statement-breakpoint
CREATE INDEX "recipe_ingredient_guids" ON "recipe" USING gin ("ingredient_guids");--> statement-breakpoint
CREATE INDEX "recipe_tags" ON "recipe" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "recipe_search_vector" ON "recipe" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "recipe_search_name" ON "recipe" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recipe_creator" ON "recipe" USING btree ("creator","created_at");--> statement-breakpoint
CREATE INDEX "recipe_old_slug_recipe" ON "recipe_old_slug" USING btree ("recipe");