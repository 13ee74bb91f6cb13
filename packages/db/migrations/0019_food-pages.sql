CREATE TABLE "ingredient_old_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"ingredient" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ingredient_old_slug" ADD CONSTRAINT "ingredient_old_slug_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_old_slug_ingredient" ON "ingredient_old_slug" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "ingredient_approved_name" ON "ingredient" USING btree ("name") WHERE "ingredient"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "ingredient_approved_letter" ON "ingredient" USING btree ((case when "search_text" like 'ch%' then 'ch' else left("search_text", 1) end),"name") WHERE "ingredient"."status" = 'Approved';--> statement-breakpoint
-- Not written by the generator: the notice of the catalogue, and former slugs.
CREATE TRIGGER ingredient_old_slug_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ingredient_old_slug
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE FUNCTION keep_old_ingredient_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever had the slug last is what its addresses meant.
  INSERT INTO ingredient_old_slug (slug, ingredient) VALUES (OLD.slug, NEW.guid)
    ON CONFLICT (slug) DO UPDATE SET ingredient = excluded.ingredient;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ingredient_keep_slug AFTER UPDATE OF slug ON ingredient
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_ingredient_slug();
