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
ALTER TABLE "diary_day" ADD CONSTRAINT "diary_day_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meal" ADD CONSTRAINT "saved_meal_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entry_day" ON "diary_entry" USING btree ("user","day");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entry_planned" ON "diary_entry" USING btree ("user","planned_item") WHERE "diary_entry"."planned_item" is not null and "diary_entry"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "diary_entry_recipe" ON "diary_entry" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "diary_entry_recipe_modified" ON "diary_entry" USING btree ("recipe_modified");--> statement-breakpoint
CREATE INDEX "diary_entry_ingredient" ON "diary_entry" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "diary_entry_deleted" ON "diary_entry" USING btree ("deleted_at") WHERE "diary_entry"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_meal_user" ON "saved_meal" USING btree ("user","created_at");