CREATE TABLE "recipe_confirmation" (
	"recipe" uuid NOT NULL,
	"diet_type" text NOT NULL,
	"rule_version" text NOT NULL,
	"confirmed_by" uuid,
	"by_admin" boolean NOT NULL,
	"iddsi_level" smallint,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_confirmation_recipe_diet_type_pk" PRIMARY KEY("recipe","diet_type"),
	CONSTRAINT "recipe_confirmation_diet_type" CHECK ("recipe_confirmation"."diet_type" in ('Without restrictions', 'Sparing', 'Restricted fat', 'Restricted remains', 'Diabetic', 'Gluten free', 'Lactose intolerant', 'Cow protein allergy', 'Dysphagia', 'Nutritional', 'Diet for gout', 'For high cholesterol', 'For pregnant and breastfeeding')),
	CONSTRAINT "recipe_confirmation_iddsi_level" CHECK ("recipe_confirmation"."iddsi_level" between 0 and 7)
);
--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "allergens" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "nutrient_limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "nutrient_marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "food_groups" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "is_classified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "allergens" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "yield_class" text;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "kitchen" jsonb;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "cooked_weight" double precision;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "without_allergens" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "diet_verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "rule_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_filter" ADD COLUMN "without_allergens" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_confirmation" ADD CONSTRAINT "recipe_confirmation_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_confirmation" ADD CONSTRAINT "recipe_confirmation_confirmed_by_user_guid_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_confirmation_confirmed_by" ON "recipe_confirmation" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "recipe_rule_version" ON "recipe" USING btree ("rule_version");--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_allergens" CHECK ("body_profile"."allergens" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]);--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_food_groups" CHECK ("ingredient"."food_groups" <@ array['red_meat', 'poultry', 'game', 'fatty_meat', 'smoked_meat', 'bacon', 'sausage', 'pate', 'offal', 'liver', 'raw_meat', 'strong_broth', 'fish', 'oily_fish', 'tuna', 'predatory_fish', 'purine_rich_fish', 'cold_smoked_fish', 'raw_seafood', 'shellfish', 'egg', 'egg_yolk', 'raw_egg', 'mayonnaise', 'plain_milk', 'milk_drink', 'cream', 'fatty_cream', 'cheese', 'fatty_cheese', 'mould_cheese', 'unpasteurised_milk', 'butter', 'animal_fat', 'tropical_fat', 'hydrogenated_fat', 'oil', 'vegetable', 'leafy_vegetable', 'root_vegetable', 'potato', 'cabbage', 'onion', 'pepper', 'radish', 'tomato', 'spinach', 'maize', 'mushroom', 'sprouts', 'hard_vegetable', 'stringy_vegetable', 'pickled_vegetable', 'legume', 'fruit', 'citrus', 'pip_berry', 'kiwi', 'fig', 'dried_fruit', 'hard_fruit', 'coconut', 'wholegrain', 'refined_grain', 'dry_crisp', 'nut', 'seed', 'nut_butter', 'added_sugar', 'sweet_product', 'sweetener', 'polyol', 'sticky', 'chilli', 'horseradish', 'mustard', 'yeast_extract', 'fermented_seasoning', 'alcohol', 'juice', 'sweetened_drink', 'thin_drink', 'coffee', 'tea', 'cola', 'cocoa', 'prepared_dish']::text[]);--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_yield_class" CHECK ("ingredient"."yield_class" in ('rice_boiled', 'pasta_boiled', 'lentils_boiled', 'beans_boiled', 'oats_in_water', 'potatoes_boiled', 'root_vegetables_boiled', 'leafy_vegetables_boiled', 'mushrooms_stewed', 'chicken_breast_roasted', 'beef_stewed', 'pork_roasted', 'mince_patty_fried', 'fish_baked', 'unknown'));--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_cooked_weight" CHECK ("recipe"."cooked_weight" > 0);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_without_allergens" CHECK ("recipe"."without_allergens" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]);