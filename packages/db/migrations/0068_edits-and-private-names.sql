ALTER TABLE "ingredient" DROP CONSTRAINT "ingredient_name_unique";--> statement-breakpoint
ALTER TABLE "recipe_modified_ingredient" ADD COLUMN "instead_of" uuid;--> statement-breakpoint
ALTER TABLE "recipe_modified_ingredient" ADD CONSTRAINT "recipe_modified_ingredient_instead_of_ingredient_guid_fk" FOREIGN KEY ("instead_of") REFERENCES "public"."ingredient"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_public_name" ON "ingredient" USING btree ("name") WHERE not "ingredient"."is_private";--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_private_name" ON "ingredient" USING btree ("creator","name") WHERE "ingredient"."is_private";--> statement-breakpoint
CREATE INDEX "recipe_modified_ingredient_instead_of" ON "recipe_modified_ingredient" USING btree ("instead_of");--> statement-breakpoint
ALTER TABLE "recipe_modified_ingredient" ADD CONSTRAINT "recipe_modified_ingredient_instead_of" CHECK ("recipe_modified_ingredient"."instead_of" <> "recipe_modified_ingredient"."ingredient");