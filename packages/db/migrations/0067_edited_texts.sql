CREATE TABLE "edited_text" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edited_text_place" UNIQUE("kind","slug"),
	CONSTRAINT "edited_text_kind" CHECK ("edited_text"."kind" in ('article', 'guide'))
);
--> statement-breakpoint
CREATE TABLE "text_version" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"text" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"base_hash" text,
	"published_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"claims_reason" text DEFAULT '' NOT NULL,
	"by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_version_number" UNIQUE("text","number")
);
--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_text_edited_text_guid_fk" FOREIGN KEY ("text") REFERENCES "public"."edited_text"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_by_user_guid_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_version_shown" ON "text_version" USING btree ("text","published_at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "text_version_draft" ON "text_version" USING btree ("text") WHERE "text_version"."published_at" is null;--> statement-breakpoint
CREATE INDEX "text_version_published_at" ON "text_version" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "text_version_by" ON "text_version" USING btree ("by");--> statement-breakpoint
CREATE TRIGGER text_version_notice AFTER INSERT OR UPDATE ON text_version
  FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION notify_catalogue();
