ALTER TABLE "ingredient" ADD COLUMN "from_recipe" uuid;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "parts" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_from_recipe_recipe_guid_fk" FOREIGN KEY ("from_recipe") REFERENCES "public"."recipe"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_from_recipe_unique" UNIQUE("from_recipe");