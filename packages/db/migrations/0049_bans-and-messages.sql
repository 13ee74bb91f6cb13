CREATE TABLE "user_ban" (
	"user" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ends" timestamp with time zone,
	"banned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_reply" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message" uuid NOT NULL,
	"text" text NOT NULL,
	"author" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "contact_message_created_at";--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "order" uuid;--> statement-breakpoint
ALTER TABLE "user_ban" ADD CONSTRAINT "user_ban_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_ban" ADD CONSTRAINT "user_ban_banned_by_user_guid_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_contact_message_guid_fk" FOREIGN KEY ("message") REFERENCES "public"."contact_message"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_author_user_guid_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_ban_ends" ON "user_ban" USING btree ("ends");--> statement-breakpoint
CREATE INDEX "user_ban_banned_by" ON "user_ban" USING btree ("banned_by");--> statement-breakpoint
CREATE INDEX "contact_reply_message" ON "contact_reply" USING btree ("message","created_at");--> statement-breakpoint
CREATE INDEX "contact_reply_author" ON "contact_reply" USING btree ("author");--> statement-breakpoint
CREATE INDEX "contact_message_state_created_at" ON "contact_message" USING btree ("state","created_at","guid");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_created_at" ON "contact_message" USING btree ("created_at","guid");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_state" CHECK ("contact_message"."state" in ('new', 'answered', 'closed'));--> statement-breakpoint
-- Messages that somebody handled before there were states.
UPDATE "contact_message" SET "state" = 'closed' WHERE "handled_at" IS NOT NULL;
