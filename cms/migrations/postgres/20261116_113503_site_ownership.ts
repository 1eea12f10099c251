// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { assignOwnership } from '../assign-ownership.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."host_claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."media" ADD COLUMN "site_id" integer;
  CREATE UNIQUE INDEX "host_claims_host_idx" ON "studio"."host_claims" USING btree ("host");
  CREATE INDEX "host_claims_site_idx" ON "studio"."host_claims" USING btree ("site");
  CREATE INDEX "host_claims_updated_at_idx" ON "studio"."host_claims" USING btree ("updated_at");
  CREATE INDEX "host_claims_created_at_idx" ON "studio"."host_claims" USING btree ("created_at");
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_site_idx" ON "studio"."media" USING btree ("site_id");`)
  await assignOwnership({
    table: (name) => `"studio"."${name}"`,
    query: async (text, ...values) => (await db.execute(sql(text.split('?'), ...values))).rows,
    warn: (facts, message) => payload.logger.warn(facts, message),
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."host_claims" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."host_claims" CASCADE;
  ALTER TABLE "studio"."media" DROP CONSTRAINT "media_site_id_sites_id_fk";
  
  DROP INDEX "studio"."media_site_idx";
  ALTER TABLE "studio"."media" DROP COLUMN "site_id";`)
}
