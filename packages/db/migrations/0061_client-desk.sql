CREATE TABLE "client_note" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"nutritionist" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_note_text" CHECK ("client_note"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "follow_up_done" (
	"consultation" uuid NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_up_done_consultation_due_on_pk" PRIMARY KEY("consultation","due_on")
);
--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_nutritionist_nutritionist_user_fk" FOREIGN KEY ("nutritionist") REFERENCES "public"."nutritionist"("user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_done" ADD CONSTRAINT "follow_up_done_consultation_consultation_guid_fk" FOREIGN KEY ("consultation") REFERENCES "public"."consultation"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_note_user" ON "client_note" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "client_note_nutritionist" ON "client_note" USING btree ("nutritionist");