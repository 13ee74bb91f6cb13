CREATE INDEX "user_full_name_search" ON "user" USING gin (fold_text("full_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_email_search" ON "user" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_created_at" ON "user" USING btree ("created_at","guid");--> statement-breakpoint
CREATE INDEX "ingredient_created_at" ON "ingredient" USING btree ("created_at","guid") WHERE "ingredient"."from_recipe" is null;--> statement-breakpoint
CREATE INDEX "recipe_created_at" ON "recipe" USING btree ("created_at","guid") WHERE not "recipe"."is_private";