CREATE TABLE "excluded_food" (
	"user" uuid NOT NULL,
	"ingredient" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "excluded_food_user_ingredient_pk" PRIMARY KEY("user","ingredient")
);
--> statement-breakpoint
ALTER TABLE "excluded_food" ADD CONSTRAINT "excluded_food_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_food" ADD CONSTRAINT "excluded_food_ingredient_ingredient_guid_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredient"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "excluded_food_ingredient" ON "excluded_food" USING btree ("ingredient");