ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK (case "orders"."type_id"
        when 1 then "orders"."status" in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled')
        when 3 then "orders"."status" in ('requested', 'received', 'refunded', 'refused', 'cancelled')
        when 7 then "orders"."status" in ('open', 'accepted', 'rejected', 'expired', 'cancelled')
        else true end);