-- What was typed for goods stands with the lines of their order. The cart it was ordered from kept it too,
-- after the buyer was forgotten; since now it goes when the order is placed.
delete from cart_item_order_param p using cart_item i, cart c
 where i.id = p.cart_item_id and c.id = i.cart_id and c.status = 'converted';
