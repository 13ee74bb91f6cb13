ALTER TABLE "recipe_modified" ADD COLUMN "free_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "free_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_free_lines" CHECK ("recipe"."is_private" or "recipe"."free_lines" = '[]'::jsonb);