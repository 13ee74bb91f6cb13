CREATE TABLE "meal_plan_calendar" (
	"plan" uuid NOT NULL,
	"user" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_calendar_plan_user_pk" PRIMARY KEY("plan","user")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_folder" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"parent" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_folder_parent" CHECK ("meal_plan_folder"."parent" <> "meal_plan_folder"."guid")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_day" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"plan" uuid NOT NULL,
	"day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_created" boolean DEFAULT false NOT NULL,
	CONSTRAINT "meal_plan_day_once" UNIQUE("plan","day")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_item" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"plan" uuid NOT NULL,
	"day" date NOT NULL,
	"meal_type" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"recipe" uuid,
	"recipe_modified" uuid,
	"ingredient" uuid,
	"amount" numeric(12, 2),
	"leftover_of" uuid,
	"note" text DEFAULT '' NOT NULL,
	"last_known" jsonb NOT NULL,
	"added_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_item_meal_type" CHECK ("meal_plan_item"."meal_type" in ('Breakfast', 'Snack', 'Soup', 'Lunch', 'Dessert', 'Late_snack', 'Dinner', 'Late_dinner', 'Drinks')),
	CONSTRAINT "meal_plan_item_kind" CHECK ("meal_plan_item"."kind" in ('recipe', 'recipe_modified', 'ingredient')),
	CONSTRAINT "meal_plan_item_one" CHECK (num_nonnulls("meal_plan_item"."recipe", "meal_plan_item"."recipe_modified", "meal_plan_item"."ingredient") <= 1),
	CONSTRAINT "meal_plan_item_amount" CHECK (("meal_plan_item"."kind" = 'ingredient') = ("meal_plan_item"."amount" is not null)),
	CONSTRAINT "meal_plan_item_leftover" CHECK ("meal_plan_item"."leftover_of" <> "meal_plan_item"."guid")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_portion" (
	"item" uuid NOT NULL,
	"eater" uuid NOT NULL,
	"portions" numeric(4, 2) NOT NULL,
	CONSTRAINT "meal_plan_portion_item_eater_pk" PRIMARY KEY("item","eater"),
	CONSTRAINT "meal_plan_portion_portions" CHECK ("meal_plan_portion"."portions" between 0.25 and 50 and "meal_plan_portion"."portions" % 0.25 = 0)
);
--> statement-breakpoint
CREATE TABLE "meal_plan" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"premium_user" uuid,
	"creator" uuid,
	"folder" uuid,
	"creator_folder" uuid,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_plan_eater" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"plan" uuid NOT NULL,
	"user" uuid,
	"name" text DEFAULT '' NOT NULL,
	"sex" text,
	"birth_year" smallint,
	"kilojoules" double precision,
	"nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"diet_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"dietary_preference" text DEFAULT 'All' NOT NULL,
	"allergens" text[] DEFAULT '{}'::text[] NOT NULL,
	"excluded_ingredients" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_eater_user" UNIQUE("plan","user"),
	CONSTRAINT "meal_plan_eater_sex" CHECK ("meal_plan_eater"."sex" in ('female', 'male')),
	CONSTRAINT "meal_plan_eater_birth_year" CHECK ("meal_plan_eater"."birth_year" between 1900 and 2099),
	CONSTRAINT "meal_plan_eater_kilojoules" CHECK ("meal_plan_eater"."kilojoules" > 0),
	CONSTRAINT "meal_plan_eater_diet_types" CHECK ("meal_plan_eater"."diet_types" <@ array['Without restrictions', 'Sparing', 'Restricted fat', 'Restricted remains', 'Diabetic', 'Gluten free', 'Lactose intolerant', 'Cow protein allergy', 'Dysphagia', 'Nutritional', 'Diet for gout', 'For high cholesterol', 'For pregnant and breastfeeding']::text[]),
	CONSTRAINT "meal_plan_eater_dietary_preference" CHECK ("meal_plan_eater"."dietary_preference" in ('All', 'Pescetarian', 'Vegetarian', 'Vegan')),
	CONSTRAINT "meal_plan_eater_allergens" CHECK ("meal_plan_eater"."allergens" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[])
);
--> statement-breakpoint
ALTER TABLE "meal_plan_calendar" ADD CONSTRAINT "meal_plan_calendar_plan_meal_plan_guid_fk" FOREIGN KEY ("plan") REFERENCES "public"."meal_plan"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_calendar" ADD CONSTRAINT "meal_plan_calendar_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_folder" ADD CONSTRAINT "meal_plan_folder_owner_user_guid_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_folder" ADD CONSTRAINT "meal_plan_folder_parent_meal_plan_folder_guid_fk" FOREIGN KEY ("parent") REFERENCES "public"."meal_plan_folder"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_day" ADD CONSTRAINT "meal_plan_day_plan_meal_plan_guid_fk" FOREIGN KEY ("plan") REFERENCES "public"."meal_plan"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_leftover_of_meal_plan_item_guid_fk" FOREIGN KEY ("leftover_of") REFERENCES "public"."meal_plan_item"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_added_by_user_guid_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_item" ADD CONSTRAINT "meal_plan_item_plan_day_meal_plan_day_plan_day_fk" FOREIGN KEY ("plan","day") REFERENCES "public"."meal_plan_day"("plan","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_portion" ADD CONSTRAINT "meal_plan_portion_item_meal_plan_item_guid_fk" FOREIGN KEY ("item") REFERENCES "public"."meal_plan_item"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_portion" ADD CONSTRAINT "meal_plan_portion_eater_meal_plan_eater_guid_fk" FOREIGN KEY ("eater") REFERENCES "public"."meal_plan_eater"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan" ADD CONSTRAINT "meal_plan_premium_user_user_guid_fk" FOREIGN KEY ("premium_user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan" ADD CONSTRAINT "meal_plan_creator_user_guid_fk" FOREIGN KEY ("creator") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan" ADD CONSTRAINT "meal_plan_folder_meal_plan_folder_guid_fk" FOREIGN KEY ("folder") REFERENCES "public"."meal_plan_folder"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan" ADD CONSTRAINT "meal_plan_creator_folder_meal_plan_folder_guid_fk" FOREIGN KEY ("creator_folder") REFERENCES "public"."meal_plan_folder"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_eater" ADD CONSTRAINT "meal_plan_eater_plan_meal_plan_guid_fk" FOREIGN KEY ("plan") REFERENCES "public"."meal_plan"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_eater" ADD CONSTRAINT "meal_plan_eater_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plan_calendar_token" ON "meal_plan_calendar" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "meal_plan_calendar_user" ON "meal_plan_calendar" USING btree ("user");--> statement-breakpoint
CREATE INDEX "meal_plan_folder_parent" ON "meal_plan_folder" USING btree ("parent");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plan_folder_name" ON "meal_plan_folder" USING btree ("owner",coalesce("parent", '00000000-0000-0000-0000-000000000000'::uuid),lower("name"));--> statement-breakpoint
CREATE INDEX "meal_plan_item_day" ON "meal_plan_item" USING btree ("plan","day","meal_type","position");--> statement-breakpoint
CREATE INDEX "meal_plan_item_recipe" ON "meal_plan_item" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "meal_plan_item_recipe_modified" ON "meal_plan_item" USING btree ("recipe_modified");--> statement-breakpoint
CREATE INDEX "meal_plan_item_ingredient" ON "meal_plan_item" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "meal_plan_item_leftover_of" ON "meal_plan_item" USING btree ("leftover_of");--> statement-breakpoint
CREATE INDEX "meal_plan_item_added_by" ON "meal_plan_item" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "meal_plan_item_deleted" ON "meal_plan_item" USING btree ("deleted_at") WHERE "meal_plan_item"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "meal_plan_portion_eater" ON "meal_plan_portion" USING btree ("eater");--> statement-breakpoint
CREATE INDEX "meal_plan_premium_user" ON "meal_plan" USING btree ("premium_user","updated_at");--> statement-breakpoint
CREATE INDEX "meal_plan_creator" ON "meal_plan" USING btree ("creator","updated_at");--> statement-breakpoint
CREATE INDEX "meal_plan_folder_plans" ON "meal_plan" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "meal_plan_creator_folder" ON "meal_plan" USING btree ("creator_folder");--> statement-breakpoint
CREATE INDEX "meal_plan_deleted" ON "meal_plan" USING btree ("deleted_at") WHERE "meal_plan"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "meal_plan_eater_of_user" ON "meal_plan_eater" USING btree ("user");--> statement-breakpoint
create trigger meal_plan_end_shares after delete on "meal_plan"
  for each row execute function end_shares('meal_plan');
