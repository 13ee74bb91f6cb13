CREATE TABLE "cooked_recipe" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"recipe" uuid NOT NULL,
	"cooked_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_note" (
	"user" uuid NOT NULL,
	"recipe" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_note_user_recipe_pk" PRIMARY KEY("user","recipe"),
	CONSTRAINT "recipe_note_text" CHECK ("recipe_note"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "cooked_recipe" ADD CONSTRAINT "cooked_recipe_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_recipe" ADD CONSTRAINT "cooked_recipe_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_note" ADD CONSTRAINT "recipe_note_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_note" ADD CONSTRAINT "recipe_note_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_recipe_user" ON "cooked_recipe" USING btree ("user","recipe","cooked_on");--> statement-breakpoint
CREATE INDEX "cooked_recipe_recipe" ON "cooked_recipe" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "recipe_note_user" ON "recipe_note" USING btree ("user","updated_at");--> statement-breakpoint
CREATE INDEX "recipe_note_recipe" ON "recipe_note" USING btree ("recipe");