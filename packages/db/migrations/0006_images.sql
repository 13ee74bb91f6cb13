CREATE TABLE "image_file" (
	"path" text PRIMARY KEY NOT NULL,
	"file_id" uuid DEFAULT uuidv7() NOT NULL,
	"owner" uuid,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "image_file_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "image_file_measures" CHECK ("image_file"."size" > 0 and "image_file"."width" > 0 and "image_file"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "image_token" (
	"token" text PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "image_file" ADD CONSTRAINT "image_file_owner_user_guid_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_token" ADD CONSTRAINT "image_token_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_file_owner" ON "image_file" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "image_file_created_at" ON "image_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "image_token_expires_at" ON "image_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "image_token_user" ON "image_token" USING btree ("user");