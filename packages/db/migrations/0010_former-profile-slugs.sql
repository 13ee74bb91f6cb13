CREATE TABLE "public_profile_old_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"profile" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_profile_old_slug" ADD CONSTRAINT "public_profile_old_slug_profile_public_profile_guid_fk" FOREIGN KEY ("profile") REFERENCES "public"."public_profile"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_profile_old_slug_profile" ON "public_profile_old_slug" USING btree ("profile");--> statement-breakpoint
CREATE TRIGGER public_profile_old_slug_notice AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public_profile_old_slug
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE FUNCTION keep_old_profile_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever had the slug last is who its addresses meant.
  INSERT INTO public_profile_old_slug (slug, profile) VALUES (OLD.slug, NEW.guid)
    ON CONFLICT (slug) DO UPDATE SET profile = excluded.profile;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER public_profile_keep_slug AFTER UPDATE OF slug ON public_profile
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_profile_slug();
