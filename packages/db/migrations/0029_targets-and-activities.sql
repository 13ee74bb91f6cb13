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
ALTER TABLE "body_profile" ADD COLUMN "goal_weight" double precision;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "goal_pace" double precision;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "weekday_kilojoules" double precision[];--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "weekly_adjustment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "body_profile" ADD COLUMN "activities_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrient_target" ADD CONSTRAINT "nutrient_target_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_adjustment" ADD CONSTRAINT "target_adjustment_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_user_day" ON "activity" USING btree ("user","day");--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_goal_weight" CHECK ("body_profile"."goal_weight" between 1 and 700);--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_goal_pace" CHECK ("body_profile"."goal_pace" > 0 and "body_profile"."goal_pace" <= 10);--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_weekdays" CHECK (array_length("body_profile"."weekday_kilojoules", 1) = 7);