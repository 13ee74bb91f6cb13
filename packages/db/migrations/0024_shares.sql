CREATE TABLE "share" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"object" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"user" uuid,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_kind" CHECK ("share"."kind" in ('meal_plan', 'shopping_list')),
	CONSTRAINT "share_role" CHECK ("share"."role" in ('viewer', 'editor')),
	CONSTRAINT "share_accepted" CHECK (("share"."user" is null) = ("share"."accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"object" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_link_token_unique" UNIQUE("token"),
	CONSTRAINT "share_link_object" UNIQUE("kind","object"),
	CONSTRAINT "share_link_kind" CHECK ("share_link"."kind" in ('meal_plan', 'shopping_list'))
);
--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_owner_user_guid_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_owner_user_guid_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_email" ON "share" USING btree ("kind","object",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "share_user" ON "share" USING btree ("kind","object","user");--> statement-breakpoint
CREATE INDEX "share_of_user" ON "share" USING btree ("user");--> statement-breakpoint
CREATE INDEX "share_invited" ON "share" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "share_owner" ON "share" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "share_link_owner" ON "share_link" USING btree ("owner");--> statement-breakpoint
-- Shares have no foreign key to what they share, as it stands in several tables. Each of these ends its shares by a trigger:
-- create trigger meal_plan_shares after delete on meal_plan for each row execute function end_shares('meal_plan');
create function end_shares() returns trigger language plpgsql as $$
begin
  delete from share where kind = tg_argv[0] and object = old.guid;
  delete from share_link where kind = tg_argv[0] and object = old.guid;
  return null;
end $$;
