CREATE TABLE "recipe_collection" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_collection_item" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"collection" uuid NOT NULL,
	"recipe" uuid,
	"recipe_modified" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_collection_item_recipe" UNIQUE("collection","recipe"),
	CONSTRAINT "recipe_collection_item_modified" UNIQUE("collection","recipe_modified"),
	CONSTRAINT "recipe_collection_item_one" CHECK (num_nonnulls("recipe_collection_item"."recipe", "recipe_collection_item"."recipe_modified") = 1)
);
--> statement-breakpoint
ALTER TABLE "recipe_collection" ADD CONSTRAINT "recipe_collection_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_collection_item" ADD CONSTRAINT "recipe_collection_item_collection_recipe_collection_guid_fk" FOREIGN KEY ("collection") REFERENCES "public"."recipe_collection"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_collection_item" ADD CONSTRAINT "recipe_collection_item_recipe_recipe_guid_fk" FOREIGN KEY ("recipe") REFERENCES "public"."recipe"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_collection_item" ADD CONSTRAINT "recipe_collection_item_recipe_modified_recipe_modified_guid_fk" FOREIGN KEY ("recipe_modified") REFERENCES "public"."recipe_modified"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_collection_user" ON "recipe_collection" USING btree ("user","position");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_collection_name" ON "recipe_collection" USING btree ("user",lower("name"));--> statement-breakpoint
CREATE INDEX "recipe_collection_item_collection" ON "recipe_collection_item" USING btree ("collection","created_at");--> statement-breakpoint
CREATE INDEX "recipe_collection_item_of_recipe" ON "recipe_collection_item" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX "recipe_collection_item_of_modified" ON "recipe_collection_item" USING btree ("recipe_modified");