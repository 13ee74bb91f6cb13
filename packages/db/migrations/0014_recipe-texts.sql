ALTER TABLE "recipe" ADD COLUMN "headnote" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "tip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "storage" text;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_storage" CHECK ("recipe"."storage" in ('rice', 'meat', 'soup_stew', 'fish', 'egg_dish', 'boiled_eggs', 'raw_egg', 'side_vegetables', 'dairy_cold', 'spread', 'salad', 'overnight', 'bread', 'cake', 'biscuits', 'drink', 'at_once'));