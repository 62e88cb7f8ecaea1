// Generated from openapi/ by `pnpm --filter @haat/api-sdk generate`: do not edit.

export interface paths {
    "/users/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Exchanges the refresh cookie for a new pair of cookies. The old pair stays good for a few seconds, so that two tabs can renew at the same time; used later than that it ends the whole sign-in. An error never deletes cookies.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The user of this session. Never stored in any cache.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Makes an account, signs it in (sets the session cookies) and sends the verification mail. Sent as JSON, or as a form when there is a picture. An e-mail address or user name that is taken is a conflict that names the field; the e-mail address only when nothing else is wrong. After 10 conflicts about e-mail addresses in an hour a network address can make no account (429) until the hour is over.
         *
         *     Error codes of this call:
         *
         *     - 409 `email_taken`: The e-mail address belongs to another account.
         *     - 409 `username_taken`: The user name belongs to another account.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookies, and one by which the browser is known at its next sign-in. An unknown e-mail address and a wrong password get the same response after the same time. After 10 wrong passwords the next try has to wait (429 with `Retry-After`): 1 second, then twice as long each time, 15 minutes at most. They are counted per account and known browser, else per account and network address.
         *
         *     Error codes of this call:
         *
         *     - 401 `invalid_credentials`: The sign-in failed; whether the account exists stays open.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this sign-in on the server and deletes its cookies. Also a success when nobody is signed in, so it can be repeated.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Sends a new link to the pending address if there is one, else to the address of the account; earlier links stop working. One mailbox gets at most 3 mails an hour of those that anybody can cause; beyond that no mail is sent and the link sent last still works.
         *
         *     Error codes of this call:
         *
         *     - 409 `email_verified`: The e-mail address is verified already.
         */
        post: operations["resendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the verification mail. */
                token: components["parameters"]["VerificationToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Uses up the token of a verification mail. One that is unknown, used or too old is not found. For a pending address it completes the change: all other sessions of the account end, and the address so far gets a mail whose link undoes the change for 7 days. A change to an address that can still be brought back counts as undoing: no such mail is sent, and the changes since can no longer be undone. It is a conflict when somebody else has the address by now.
         *
         *     Error codes of this call:
         *
         *     - 404 `link_expired`: The mailed link was used, replaced or is too old.
         *     - 409 `email_taken`: The e-mail address belongs to another account.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/undo-email-change/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the mail about a changed e-mail address. */
                token: components["parameters"]["UndoToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of e-mail address
         * @description Uses up the token of the mail that the address before the change got: that address is the account's again, all sessions of the account end, its password and open links stop working, and a link to choose a new password is sent to it. A token that is unknown, used or older than 7 days is not found.
         *
         *     Error codes of this call:
         *
         *     - 404 `link_expired`: The mailed link was used, replaced or is too old.
         *     - 409 `email_taken`: The e-mail address belongs to another account.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give up a change of e-mail address
         * @description Forgets the pending address; the link sent to it stops working. Also a success when there is none.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset mail
         * @description Sends a link that lets the owner of the address set a new password. The response is the same whether or not there is such an account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password/{resetToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the reset mail. */
                resetToken: components["parameters"]["ResetToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset mail
         * @description Uses up the token of a reset mail, sets the password and ends all sessions of the account. The address that the mail went to is verified by that; when it is the address before a change that can still be undone, it becomes the account's again. A token that is unknown, used or too old is not found.
         *
         *     Error codes of this call:
         *
         *     - 404 `link_expired`: The mailed link was used, replaced or is too old.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password, ends all other sessions of the account and gives up a pending change of its e-mail address. A wrong present password is a 400 that names `oldPassword`; wrong ones are counted as at sign-in.
         *
         *     Error codes of this call:
         *
         *     - 400 `wrong_password`: The current password is not correct.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/update-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Changes the fields that are sent. Another e-mail address needs the present password or a sign-in less than 5 minutes old (else a 400 that names `currentPassword`). It is stored as `pendingEmail` and gets a mail; until its link is opened, `email` stays as it is. The present address gets a notice. That can be done 5 times an hour.
         *
         *     Error codes of this call:
         *
         *     - 400 `wrong_password`: The current password is not correct.
         *     - 400 `password_required`: This change needs the current password, because the sign-in is too old.
         *     - 409 `email_taken`: The e-mail address belongs to another account.
         *     - 409 `username_taken`: The user name belongs to another account.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/users/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the picture
         * @description Takes one picture, recognised by its bytes whatever its name is, and stores a small copy without any of its metadata. The old picture stays until the new one is stored.
         */
        patch: operations["updateAvatar"];
        trace?: never;
    };
    "/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the shopper is signed in
         * @description The sessions of the shopper that have not ended, the one used last first. IP addresses are not stored.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one session of the shopper at once: neither its access token nor its refresh token is taken any more, and an e-mail address that it asked for is no longer pending. Ending the session of this request also deletes its cookies, like signing out. A session that is another shopper's, unknown or over is not found.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions
         * @description Ends all sessions of the shopper at once but the one of this request; an e-mail address that another one asked for is no longer pending. Also a success when there is no other.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the stored data
         * @description All stored data about the shopper, collected at the call. Left out are secrets (the password, tokens) and short-lived copies of responses. At most 5 times an hour for an account.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Deletes the account of the session for good: profile, picture, addresses, cart, wishlist, stock alerts, reviews and all sessions. Orders and payments stay in the books without name, phone number, street and landmark. The e-mail address and the user name are free again, a mail says that it is done, also to former addresses that could still be brought back, and the cookies are deleted. A wrong password is a 400 that names `currentPassword`. While something of an order is under way (delivery, return, refund, online payment) it is a conflict: `message` names the orders by their numbers, and `errors` has one entry for each, whose `field` is `orders.` and the order's id.
         *
         *     Error codes of this call:
         *
         *     - 400 `wrong_password`: The current password is not correct.
         *     - 409 `orders_open`: Something of the account's orders is under way.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description For admins only. The newest first.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description The categories in the shop's order. Without `status` the active ones; the inactive ones are for admins.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the category. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        /**
         * One category
         * @description The category with this id or slug. An inactive one is found by admins only.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List, filter and search the products
         * @description One page of the products that pass all filters, in a stable order. `category` (or `categories`, for several) and `inStock` have deprecated names too; where the names of one filter disagree, a product has to pass each of them. A category that does not exist gives an empty list.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description The product with this id.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail when a product is back
         * @description For a product that is sold out, guests too. The address gets one mail when pieces are back, or none after 180 days. Asking again changes nothing, and the response does not tell whether the address asked before. An address waits for the 20 products that it asked for last.
         *
         *     Error codes of this call:
         *
         *     - 409 `in_stock`: The product is in stock: there is nothing to wait for.
         */
        post: operations["createStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the mail about a product that is back. */
                token: components["parameters"]["StockAlertToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an address back from all stock alerts
         * @description Forgets every product that the address of the token waits for, without a session. Also a success when it waits for none, and for an unknown token.
         */
        delete: operations["deleteStockAlerts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/makers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups
         * @description One page of the groups, in the shop's order. `maker` of `listProducts` and of `listStories` gives what is of one.
         */
        get: operations["listMakers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/makers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: components["parameters"]["MakerSlug"];
            };
            cookie?: never;
        };
        /**
         * One group
         * @description The group with this slug.
         */
        get: operations["getMaker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description The cart with today's prices and stock. Empty for a shopper who never used it.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product into the cart
         * @description Adds the pieces to those of this product already there. More than there is in stock, or than 99 together, is a conflict whose message says what is left, and nothing is changed.
         *
         *     Error codes of this call:
         *
         *     - 409 `out_of_stock`: There are too few pieces in stock, or the product is no longer sold.
         *     - 409 `quantity_limit`: More pieces of one product than a cart or an account's open orders may hold.
         *     - 409 `cart_full`: The cart holds the most different products.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/update-cart/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in user. The session decides whose cart it is; another id is not found. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the quantity of a product
         * @description Sets the pieces of a product that is in the cart. More than there is in stock is cut to what there is, and the message says so; a product that is sold out is a conflict.
         *
         *     Error codes of this call:
         *
         *     - 404 `not_in_cart`: The product is not in the cart.
         *     - 409 `out_of_stock`: There are too few pieces in stock, or the product is no longer sold.
         */
        patch: operations["updateCart"];
        trace?: never;
    };
    "/cart/delete-cart/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a product out of the cart
         * @description Also a success when the product is not in the cart, so it can be repeated.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/clear-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Also a success when the cart is empty, so it can be repeated.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/merge-carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the guest's cart to this one
         * @description Adds the lines of a cart that was filled before signing in. A line that cannot be taken over as it is does not hold up the others: it is cut or left out and reported in `adjusted`. With the same Idempotency-Key nothing is added twice: a repetition gives the cart as it is then, and an empty `adjusted`.
         *
         *     Error codes of this call:
         *
         *     - 409 `conflict`: The present state does not allow this, for a reason without a code of its own.
         */
        post: operations["mergeCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the content pages
         * @description The pages in the shop's order. Without `isActive` the active ones; the inactive ones are for admins.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the page. */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * One content page
         * @description The page with this slug. An inactive one is found by admins only.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders
         * @description A page of the shopper's orders, the newest first. `data` is the list; `pagination` stands beside it. Without parameters it is the newest 100.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One order
         * @description The order with this id, if it is the shopper's own.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay-on-delivery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an online order in cash
         * @description Switches an unpaid online order that is still open to cash on delivery; pieces, prices and the address stay. Its open payment is cancelled: money that still comes for it becomes a refund that is due, and the order stays one in cash. A conflict when it is paid, cancelled or in cash already, while a bank works on its payment, and where create-order would refuse cash.
         *
         *     Error codes of this call:
         *
         *     - 409 `cash_not_allowed`: The total is too high for cash on delivery by this account, or none is taken at its pincode.
         *     - 409 `order_cancelled`: The order is cancelled.
         *     - 409 `order_not_online`: The order is paid in cash on delivery.
         *     - 409 `order_paid`: The order is paid already.
         *     - 409 `payment_under_way`: A bank is still working on the order's payment.
         *     - 409 `conflict`: The present state does not allow this, for a reason without a code of its own.
         */
        post: operations["payOnDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancel-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Only while it is pending or processing, else a conflict. The pieces go back into stock; money already paid becomes a refund that is due.
         *
         *     Error codes of this call:
         *
         *     - 409 `order_cancelled`: The order is cancelled.
         *     - 409 `order_not_cancellable`: The order is too far along to be cancelled.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/return-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return an order
         * @description Only once it is delivered and no return was asked for, else a conflict. Without a reason the body may be left out.
         *
         *     Error codes of this call:
         *
         *     - 409 `order_not_delivered`: Only a delivered order can be returned.
         *     - 409 `return_requested`: A return of the order was requested already.
         */
        post: operations["returnOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Takes the pieces out of stock, copies names, prices and the address, and takes the ordered products out of the cart, all or nothing. Prices and totals are the shop's: to the sum of all prices times quantities every order adds 240 rupees of shipping and 240 of taxes, and takes off 40 of a coupon. Where there is too little in stock, or a product is gone, it is a conflict that names the line; where the total is another than expectedTotal, a conflict that names both sums. With the same Idempotency-Key one order is made, however often it is sent. An online order that nobody pays is cancelled, and its pieces go back into stock, 30 minutes (unless the shop sets another time) after its shopper last began to pay, and at most three times that after it was placed.
         *
         *     So that no account takes the stock away from all others, these are conflicts too: more than 5,000 rupees in cash on delivery before the e-mail address is verified or an order was delivered (the error names paymentMethod); an eleventh open order (pending or processing) before that, and a 21st after; and more pieces of one product in all open orders of the account than 10, or than half of what nobody else has ordered if that is more (the error names the line). After 20 orders in an hour the response is 429 with Retry-After.
         *
         *     Error codes of this call:
         *
         *     - 409 `out_of_stock`: There are too few pieces in stock, or the product is no longer sold.
         *     - 409 `quantity_limit`: More pieces of one product than a cart or an account's open orders may hold.
         *     - 409 `total_changed`: The total is another than the one sent.
         *     - 409 `open_order_limit`: The account has the most open orders.
         *     - 409 `cash_not_allowed`: The total is too high for cash on delivery by this account, or none is taken at its pincode.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wishlist
         * @description The products of the wishlist, the one added last first.
         */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember a product
         * @description Also a success when it is on the list already, so it can be repeated.
         *
         *     Error codes of this call:
         *
         *     - 409 `wishlist_full`: The wishlist holds the most products.
         */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a product
         * @description Also a success when it is not on the list, so it can be repeated.
         */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the wishlist
         * @description Also a success when the list is empty, so it can be repeated.
         */
        delete: operations["clearWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description One page of the reviews that pass all filters.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Review a product
         * @description The author is the signed-in shopper. A second review of the same product is a conflict.
         *
         *     Error codes of this call:
         *
         *     - 409 `already_reviewed`: The account has reviewed the product.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Reviews of a product
         * @description One page of all reviews of one product, with the figures of those that count: where shoppers who bought it here have reviewed it, only their reviews count; where none has, all do.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Reviews by a user
         * @description One page of the reviews that one user wrote; empty for a user who wrote none or does not exist.
         */
        get: operations["listUserReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One review
         * @description The review with this id.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description Somebody else's review is not found, except by an admin, who may delete any.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Change one's review
         * @description Changes the fields that are sent. Somebody else's review is not found.
         */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search the stories
         * @description One page of the stories, the newest first.
         */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/story/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One story
         * @description The story with this id.
         */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages
         * @description For admins only.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write to the shop
         * @description Anybody can write, guests too. Stored as plain text.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One message
         * @description For admins only.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to reach the shop
         * @description The contact details; not found while the shop has not set any.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/get-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All saved addresses
         * @description The addresses of the shopper, the default one first, then the newest first.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/get-address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One saved address
         * @description The address with this id, if it is the shopper's own.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/create-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description Saves a further address. A new default takes the place of the present one. For a shopper with very many addresses it is a conflict.
         *
         *     Error codes of this call:
         *
         *     - 409 `address_limit`: The account has the most saved addresses.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/update-address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a saved address
         * @description Replaces all fields; optional ones that are left out become empty. Orders keep their copy.
         */
        put: operations["updateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/delete-address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved address
         * @description Orders keep their copy.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to pay an order
         * @description Makes the provider's order for an unpaid online order of the shopper, or gives the one already made again. Another amount than the order's, or an order that is paid, cancelled, cash on delivery or was not paid in time, is a conflict. From now on the order waits for 30 minutes (unless the shop sets another time) to be paid, at most three times that after it was placed; then it is cancelled. Money that comes later opens it again if that is within 4 days of its being placed, its pieces are there and it would cost the same now; else the money is due to be given back (`refund_due`).
         *
         *     Error codes of this call:
         *
         *     - 409 `order_not_online`: The order is paid in cash on delivery.
         *     - 409 `order_cancelled`: The order is cancelled.
         *     - 409 `order_paid`: The order is paid already.
         *     - 409 `total_changed`: The total is another than the one sent.
         *     - 409 `payment_time_over`: The order was not paid in time.
         */
        post: operations["createPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payment
         * @description Checks the provider's signature against the stored provider order, and marks the order paid. A repetition gets the same response. A signature that does not fit is a 400.
         *
         *     Error codes of this call:
         *
         *     - 400 `payment_not_verified`: The signature of the payment does not fit.
         *     - 409 `conflict`: The present state does not allow this, for a reason without a code of its own.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a payment
         * @description For a payment dialog that was closed. The order can be paid again; a payment that is already paid stays paid, as its status shows.
         *
         *     Error codes of this call:
         *
         *     - 409 `conflict`: The present state does not allow this, for a reason without a code of its own.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of a payment provider
         * @description Called by the provider, not by shops. The signature in the provider's own header is checked over the raw bytes of the body; one that is missing or does not fit is a 401. Each event has its effect once, however often and in whatever order events arrive.
         *
         *     Error codes of this call:
         *
         *     - 401 `invalid_signature`: The signature of an event is missing or wrong.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pincode/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pincode, exactly 6 digits. */
                pincode: string;
            };
            cookie?: never;
        };
        /**
         * The post offices of a pincode
         * @description Responds like the public postal service, without our envelope: an unknown pincode is a 200 whose Status is Error. Never needed to save an address.
         */
        get: operations["lookUpPincode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pincode, exactly 6 digits. */
                pincode: string;
            };
            cookie?: never;
        };
        /**
         * When an order arrives at a pincode
         * @description The day by which an order that is placed now arrives, by the clock in India, and whether cash on delivery is taken there. Not found for a pincode that no post office has. Never needed to save an address or to order.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the original picture, in hexadecimal. */
                hash: string;
            };
            cookie?: never;
        };
        /**
         * A picture
         * @description The stored picture with this hash, or a copy in the requested width and format (never wider than the original). The picture at a URL never changes, so it may be cached for ever.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process lives
         * @description Responds as long as the process runs.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests can be sent here
         * @description ok when the database responds, degraded when it can be read but not written; a 503 when it does not respond or the server is shutting down.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description All stored data about the shopper. */
        AccountExport: {
            /**
             * Format: date-time
             * @description When this copy was made (ISO 8601, UTC).
             */
            exportedAt: string;
            profile: components["schemas"]["User"];
            /** @description The saved addresses, the default one first. */
            addresses: components["schemas"]["Address"][];
            /** @description All orders with their lines and addresses, the newest first. */
            orders: components["schemas"]["Order"][];
            /** @description All tries to pay online, the newest first. */
            payments: components["schemas"]["ExportedPayment"][];
            /** @description All returns, that of the newest order first. */
            returns: components["schemas"]["ExportedReturn"][];
            /** @description The lines of the cart, the oldest first. */
            cart: components["schemas"]["ExportedCartLine"][];
            /** @description The wishlist, the product added last first. */
            wishlist: components["schemas"]["ExportedWish"][];
            /** @description The sold-out products that the account's verified e-mail address waits for, the newest first; empty while it is not verified. */
            stockAlerts: components["schemas"]["ExportedStockAlert"][];
            /** @description All reviews, the newest first. */
            reviews: components["schemas"]["Review"][];
            /** @description Former e-mail addresses that are still stored, the newest first. */
            emailChanges: components["schemas"]["ExportedEmailChange"][];
            /** @description Where the shopper is signed in, the one used last first. */
            sessions: components["schemas"]["Session"][];
        };
        /** @description A success with all stored data about the shopper. */
        AccountExportResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["AccountExport"];
        };
        /** @description A saved delivery address of a shopper. */
        Address: {
            _id: components["schemas"]["Id"];
            /** @description Who receives the parcels. */
            name: string;
            /** @description Phone number for the delivery. */
            phoneNumber: string;
            /** @description House and street. */
            addressLine1: string;
            /** @description Second line, '' when there is none. */
            addressLine2: string;
            /** @description What it is near to, '' when there is none. */
            landmark: string;
            /** @description District. */
            district: string;
            /** @description City, town or village. */
            city: string;
            /** @description State or union territory. */
            state: string;
            /** @description Pincode, 6 digits. */
            zipCode: string;
            /** @description Country. */
            country: string;
            /**
             * @description What kind of place it is.
             * @enum {string}
             */
            addressType: "Home" | "Work" | "Other";
            /** @description Whether it is the shopper's default address; at most one is. */
            isDefault: boolean;
        };
        /** @description A delivery address as a shopper types it. */
        AddressInput: {
            /** @description Who receives the parcels, at least 2 characters. */
            name: string;
            /** @description Phone number for the delivery, 10 digits with an optional +91 or 0 before them. Spaces, brackets and hyphens between the digits are taken out. */
            phoneNumber: string;
            /** @description House and street. */
            addressLine1: string;
            /** @description Second line. */
            addressLine2?: string;
            /** @description What it is near to. */
            landmark?: string;
            /** @description District. */
            district: string;
            /** @description City, town or village. */
            city: string;
            /** @description State or union territory. */
            state: string;
            /** @description Pincode, exactly 6 digits. */
            zipCode: string;
            /** @description Country. */
            country: string;
            /**
             * @description What kind of place it is; Other when left out.
             * @enum {string}
             */
            addressType?: "Home" | "Work" | "Other";
            /** @description Whether it becomes the default address in place of the present one; false when left out. */
            isDefault?: boolean;
        };
        /** @description All saved addresses of the shopper. */
        AddressListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description The addresses, the default one first, then the newest first. */
            data: components["schemas"]["Address"][];
        };
        /** @description One saved address. */
        AddressResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Address"];
        };
        /** @description A new picture, as a form. */
        AvatarForm: {
            /**
             * Format: binary
             * @description The picture as a file, at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF. One that takes too much memory to be decoded is rejected (400): a JPEG may have 12 megapixels, the others fewer.
             */
            avatar: Blob;
        };
        /** @description Which payment the shopper gave up. */
        CancelPaymentRequest: {
            paymentId: components["schemas"]["Id"];
        };
        /** @description The cart of a signed-in shopper. */
        Cart: {
            /** @description One entry per product, oldest first. */
            items: components["schemas"]["CartItem"][];
        };
        /** @description A line of a guest's cart that could not be taken over as it was. */
        CartAdjustment: {
            productId: components["schemas"]["Id"];
            /** @description Pieces that the two carts asked for together. */
            requested: number;
            /** @description Pieces that are in the cart now, 0 when the line was left out. */
            quantity: number;
            /**
             * @description Why the quantity is another one.
             * @enum {string}
             */
            reason: "not_found" | "out_of_stock" | "limited_stock";
        };
        /** @description One product in a cart. */
        CartItem: {
            product: components["schemas"]["Product"];
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one piece today, in rupees. */
            price: number;
        };
        /** @description One product and how many pieces of it. */
        CartLineRequest: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        /** @description The cart as it is now. */
        CartResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Cart"];
        };
        /** @description A group of products. */
        Category: {
            _id: components["schemas"]["Id"];
            /** @description Name as shown. */
            name: string;
            /** @description The name in lower case with hyphens for spaces; part of the category's address. */
            slug: string;
            /** @description URL of the picture, null when there is none. */
            image: string | null;
            /**
             * @description Inactive categories are not shown to shoppers.
             * @enum {string}
             */
            status: "active" | "inactive";
        };
        /** @description A page of categories. */
        CategoryListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The categories in the shop's order. */
                categories: components["schemas"]["Category"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description The category of a product, in short. */
        CategoryRef: {
            _id: components["schemas"]["Id"];
            /** @description Part of the category's address. */
            slug: string;
            /** @description Name as shown. */
            name: string;
        };
        /** @description One category. */
        CategoryResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Category"];
        };
        /** @description The present password and the one to have from now on. */
        ChangePasswordRequest: {
            /** @description The present password. */
            oldPassword: string;
            /** @description At least 6 characters with an uppercase letter, a digit and one of !@#$%^&*. */
            newPassword: string;
        };
        /** @description How to reach the shop, and who sells. */
        ContactInfo: {
            /** @description Heading of the contact page. */
            headline: string;
            /** @description Sentence under the heading. */
            subheading: string;
            /** @description Postal address. */
            address: string;
            /** @description Phone number as shown. */
            phone: string;
            /** @description E-mail address. */
            email: string;
            /** @description When somebody replies. */
            hours: string;
            /** @description One `iframe` of a known map host as HTML, made safe by the server; '' when there is none. */
            mapEmbed: string;
            /** @description Legal name of the seller; '' when the shop has not set it. */
            sellerName?: string;
            /** @description The seller's registered address; '' when the shop has not set it. */
            sellerAddress?: string;
            /** @description Number of the seller's registration for the goods and services tax (GSTIN); '' when there is none. */
            gstin?: string;
            /** @description Number of the seller's licence for food (FSSAI); '' when there is none. */
            foodLicence?: string;
            /** @description Name of the officer for complaints, and how to reach that person; '' when the shop has not set it. */
            grievanceOfficer?: string;
        };
        /** @description How to reach the shop. */
        ContactResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["ContactInfo"];
        };
        /** @description A message to the shop. */
        CreateMessageRequest: {
            /** @description Who writes. */
            name: string;
            /**
             * Format: email
             * @description Where to reply.
             */
            email?: string;
            /** @description What it is about. */
            subject?: string;
            /** @description The message, plain text. */
            body: string;
        };
        /** @description What to send where, and how it is paid. Prices come from the shop alone. */
        CreateOrderRequest: {
            /** @description The products; two lines of one product count together. */
            items: components["schemas"]["CartLineRequest"][];
            shippingAddress: components["schemas"]["Id"];
            /**
             * @description Cash on delivery, or online before delivery.
             * @enum {string}
             */
            paymentMethod: "cod" | "online";
            /** @description The total that the shopper saw, in whole paise: the sum of all prices times quantities, with the shop's fixed charges as in `subtotal + shipping + taxes - discount` of an order. An order with another total is rejected, and nothing is ordered. Left out, the shop's price holds. */
            expectedTotal?: number;
        };
        /** @description Which order is to be paid, and what the shopper was shown. */
        CreatePaymentOrderRequest: {
            orderId: components["schemas"]["Id"];
            /** @description The order's `totalAmount` in whole paise. Another amount is rejected. */
            amount: number;
        };
        /** @description What the shopper says of a product. */
        CreateReviewRequest: {
            productId: components["schemas"]["Id"];
            /** @description Stars, 1 (poor) to 5 (very good). */
            rating: number;
            /** @description The review, plain text. */
            comment?: string;
            /** @description Heading. */
            title?: string;
        };
        /** @description A request to be told when a product is back. */
        CreateStockAlertRequest: {
            /**
             * Format: email
             * @description E-mail address that gets the mail.
             */
            email: string;
        };
        /** @description The present password, as a proof that it is the owner who asks. */
        DeleteAccountRequest: {
            /** @description The present password. */
            currentPassword: string;
        };
        /** @description When an order that is placed now arrives at a pincode. */
        Delivery: {
            /** @description Pincode, 6 digits. */
            pincode: string;
            place: components["schemas"]["DeliveryPlace"];
            /**
             * Format: date
             * @description The last day of the delivery, by the calendar in India.
             */
            deliverBy: string;
            /**
             * Format: date-time
             * @description An order that is placed before arrives by `deliverBy`; a later one may take a day more.
             */
            validUntil: string;
            /** @description Whether the courier takes cash on delivery there. */
            codAvailable: boolean;
        };
        /** @description Where a pincode is, as far as the shop knows. */
        DeliveryPlace: {
            /** @description District, '' when it is unknown. */
            district: string;
            /** @description State or union territory, '' when two share the pincode's first digits. */
            state: string;
        };
        /** @description When an order arrives. */
        DeliveryResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Delivery"];
        };
        /** @description The body of every error response. */
        ErrorBody: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description What went wrong, fit to be shown to a shopper. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The fields that are wrong, when the message is about fields. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description The kind of an error, for programs: it stays the same when the message changes. Each code has one status. Codes may be added; treat an unknown one by the status of its response.
         *
         *     | code | status | meaning |
         *     | --- | --- | --- |
         *     | `validation_failed` | 400 | A field or parameter breaks a rule; `errors` names it. |
         *     | `request_unreadable` | 400 | The request, its form or its address could not be read. |
         *     | `wrong_password` | 400 | The current password is not correct. |
         *     | `password_required` | 400 | This change needs the current password, because the sign-in is too old. |
         *     | `payment_not_verified` | 400 | The signature of the payment does not fit. |
         *     | `unauthorized` | 401 | Nobody is signed in, or the session is over. |
         *     | `invalid_credentials` | 401 | The sign-in failed; whether the account exists stays open. |
         *     | `invalid_signature` | 401 | The signature of an event is missing or wrong. |
         *     | `forbidden` | 403 | The account may not do this. |
         *     | `origin_not_allowed` | 403 | A page of another origin may have caused the request. |
         *     | `not_found` | 404 | It does not exist, or belongs to somebody else. |
         *     | `link_expired` | 404 | The mailed link was used, replaced or is too old. |
         *     | `not_in_cart` | 404 | The product is not in the cart. |
         *     | `request_timeout` | 408 | The request took too long to arrive. |
         *     | `conflict` | 409 | The present state does not allow this, for a reason without a code of its own. |
         *     | `out_of_stock` | 409 | There are too few pieces in stock, or the product is no longer sold. |
         *     | `in_stock` | 409 | The product is in stock: there is nothing to wait for. |
         *     | `quantity_limit` | 409 | More pieces of one product than a cart or an account's open orders may hold. |
         *     | `cart_full` | 409 | The cart holds the most different products. |
         *     | `wishlist_full` | 409 | The wishlist holds the most products. |
         *     | `address_limit` | 409 | The account has the most saved addresses. |
         *     | `total_changed` | 409 | The total is another than the one sent. |
         *     | `open_order_limit` | 409 | The account has the most open orders. |
         *     | `cash_not_allowed` | 409 | The total is too high for cash on delivery by this account, or none is taken at its pincode. |
         *     | `order_cancelled` | 409 | The order is cancelled. |
         *     | `order_not_cancellable` | 409 | The order is too far along to be cancelled. |
         *     | `order_not_delivered` | 409 | Only a delivered order can be returned. |
         *     | `return_requested` | 409 | A return of the order was requested already. |
         *     | `order_not_online` | 409 | The order is paid in cash on delivery. |
         *     | `order_paid` | 409 | The order is paid already. |
         *     | `payment_time_over` | 409 | The order was not paid in time. |
         *     | `payment_under_way` | 409 | A bank is still working on the order's payment. |
         *     | `orders_open` | 409 | Something of the account's orders is under way. |
         *     | `email_taken` | 409 | The e-mail address belongs to another account. |
         *     | `username_taken` | 409 | The user name belongs to another account. |
         *     | `email_verified` | 409 | The e-mail address is verified already. |
         *     | `already_reviewed` | 409 | The account has reviewed the product. |
         *     | `payload_too_large` | 413 | The request is too large. |
         *     | `unsupported_media_type` | 415 | The body is of a kind that the call does not take. |
         *     | `idempotency_key_reused` | 422 | The Idempotency-Key was used for another request. |
         *     | `rate_limited` | 429 | Too many requests or tries; Retry-After says how long to wait. |
         *     | `headers_too_large` | 431 | The headers of the request are too large. |
         *     | `internal_error` | 500 | A fault of the server. |
         *     | `not_implemented` | 501 | The server does not implement the call yet. |
         *     | `unavailable` | 503 | The shop, or something it depends on, is away for the moment; Retry-After says when to come back. |
         * @enum {string}
         */
        ErrorCode: "validation_failed" | "request_unreadable" | "wrong_password" | "password_required" | "payment_not_verified" | "unauthorized" | "invalid_credentials" | "invalid_signature" | "forbidden" | "origin_not_allowed" | "not_found" | "link_expired" | "not_in_cart" | "request_timeout" | "conflict" | "out_of_stock" | "in_stock" | "quantity_limit" | "cart_full" | "wishlist_full" | "address_limit" | "total_changed" | "open_order_limit" | "cash_not_allowed" | "order_cancelled" | "order_not_cancellable" | "order_not_delivered" | "return_requested" | "order_not_online" | "order_paid" | "payment_time_over" | "payment_under_way" | "orders_open" | "email_taken" | "username_taken" | "email_verified" | "already_reviewed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limited" | "headers_too_large" | "internal_error" | "not_implemented" | "unavailable";
        /** @description One product in the cart. */
        ExportedCartLine: {
            productId: components["schemas"]["Id"];
            /** @description Name of the product today. */
            name: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one piece when it was last put into the cart, in rupees. */
            price: number;
            /**
             * Format: date-time
             * @description When it was first put into the cart (ISO 8601, UTC).
             */
            addedAt: string;
        };
        /** @description A change of the account's e-mail address. */
        ExportedEmailChange: {
            /** @description The address before the change. */
            formerEmail: string;
            /**
             * Format: date-time
             * @description When the new address was proven (ISO 8601, UTC).
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description Until when the change can be undone (ISO 8601, UTC).
             */
            undoUntil: string;
        };
        /** @description One try to pay an order online. */
        ExportedPayment: {
            paymentId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description Name of the payment provider. */
            provider: string;
            /** @description What is to be paid, in paise. */
            amount: number;
            /**
             * @description Currency of the amount.
             * @enum {string}
             */
            currency: "INR";
            /**
             * @description How far the payment has come.
             * @enum {string}
             */
            status: "created" | "authorized" | "paid" | "failed" | "cancelled" | "refund_due";
            /**
             * Format: date-time
             * @description When it was begun (ISO 8601, UTC).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed (ISO 8601, UTC).
             */
            updatedAt: string;
        };
        /** @description A return the shopper asked for. */
        ExportedReturn: {
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            orderNumber: string;
            /**
             * @description How far the return has come.
             * @enum {string}
             */
            status: "requested" | "approved" | "rejected" | "returned";
            /** @description Why the shopper wants to return it, null when no reason was given. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was asked for (ISO 8601, UTC), null where that was not noted.
             */
            requestedAt: string | null;
        };
        /** @description A product that the account's e-mail address waits for. */
        ExportedStockAlert: {
            productId: components["schemas"]["Id"];
            /** @description Name of the product today. */
            name: string;
            /** @description E-mail address as it was given. */
            email: string;
            /**
             * Format: date-time
             * @description When it was asked for (ISO 8601, UTC).
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it is forgotten without a mail (ISO 8601, UTC).
             */
            expiresAt: string;
        };
        /** @description One product on the wishlist, also one that is no longer sold. */
        ExportedWish: {
            productId: components["schemas"]["Id"];
            /** @description Name of the product today. */
            name: string;
            /**
             * Format: date-time
             * @description When it was put on the list (ISO 8601, UTC).
             */
            addedAt: string;
        };
        /** @description One wrong field of a request. */
        FieldError: {
            /** @description Name of the field as it was sent (`items.0.quantity` inside lists), '' for the request as a whole. */
            field: string;
            /** @description What is wrong with it, fit to be shown beside the field. */
            message: string;
        };
        /** @description Whose password was forgotten. */
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the account.
             */
            email: string;
        };
        /** @description How the server is. */
        Health: {
            /**
             * @description ok, degraded (reading works, writing does not), or unavailable.
             * @enum {string}
             */
            status: "ok" | "degraded" | "unavailable";
        };
        /**
         * @description Opaque id. Compare it, never read anything into it.
         * @example 01jd3v9q8r_7KtBzA2m4X
         */
        Id: string;
        /** @description What signs somebody in. */
        LoginRequest: {
            /**
             * Format: email
             * @description E-mail address of the account.
             */
            email: string;
            /** @description Password of the account. */
            password: string;
            /** @description Whether the sign-in outlives the browser session; false ends it with the browser. True when left out. */
            rememberMe?: boolean;
        };
        /** @description A women's group that makes products of the shop. */
        Maker: {
            /** @description Part of the URL of the group. */
            slug: string;
            /** @description Name of the group. */
            name: string;
            /** @description Village or town where it works, '' when that is not told. */
            village: string;
            /** @description District where it works, '' when that is not told. */
            district: string;
            /** @description What it makes, in a few words. */
            craft: string;
            /** @description Plain text; blank lines part the paragraphs. */
            content: string;
            /** @description URL of the picture, null when there is none. */
            image: string | null;
            place: components["schemas"]["Place"];
        };
        /** @description A page of groups. */
        MakerListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The groups in the shop's order. */
                makers: components["schemas"]["Maker"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description The group that makes a product; null where that is not told. */
        MakerRef: {
            /** @description Part of the URL of the group. */
            slug: string;
            /** @description Name of the group. */
            name: string;
            /** @description Village or town where it works, '' when that is not told. */
            village: string;
        } | null;
        /** @description One group. */
        MakerResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Maker"];
        };
        /** @description The cart that was filled before signing in. */
        MergeCartsRequest: {
            /** @description Its lines; may be empty. */
            localCart: components["schemas"]["CartLineRequest"][];
        };
        /** @description The cart after the guest's cart was added to it. */
        MergedCart: {
            /** @description One entry per product, oldest first. */
            items: components["schemas"]["CartItem"][];
            /** @description The lines that could not be taken over as they were; empty when all could. */
            adjusted: components["schemas"]["CartAdjustment"][];
        };
        /** @description The cart after a merge. */
        MergedCartResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["MergedCart"];
        };
        /** @description A message that somebody sent to the shop. */
        Message: {
            _id: components["schemas"]["Id"];
            /** @description Who wrote it. */
            name: string;
            /** @description Where to reply, '' when none was given. */
            email: string;
            /** @description What it is about, '' when none was given. */
            subject: string;
            /** @description The message, plain text. */
            body: string;
            /** @description Whether somebody of the shop has read it. */
            read: boolean;
            /** @description Whether it was put away. */
            archived: boolean;
            /**
             * Format: date-time
             * @description When it was sent (ISO 8601, UTC).
             */
            createdAt: string;
        };
        /** @description A page of messages. */
        MessageListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The messages in the order asked for. */
                messages: components["schemas"]["Message"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description One message. */
        MessageResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Message"];
        };
        /** @description An order. Names, prices and the address are copies made when it was placed. */
        Order: {
            _id: components["schemas"]["Id"];
            /** @description Number to quote on the phone or in a mail. */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it was placed (ISO 8601, UTC).
             */
            orderDate: string;
            /**
             * Format: date-time
             * @description The same as `orderDate`, under the name older clients read.
             */
            createdAt: string;
            /**
             * @description How far a return has come, null when none was asked for.
             * @enum {string|null}
             */
            returnStatus: "requested" | "approved" | "rejected" | "returned" | null;
            /** @description Why the shopper wants to return it, null when no reason was given. */
            returnReason: string | null;
            /** @description Sum of price times quantity, in rupees. */
            subtotal: number;
            /** @description Shipping in rupees, the same for every order. */
            shipping: number;
            /** @description Taxes in rupees, the same for every order. */
            taxes: number;
            /** @description The coupon's discount in rupees, a positive number that is taken off; the same for every order. */
            discount: number;
            /** @description What is to be paid, in rupees (subtotal + shipping + taxes - discount). */
            totalAmount: number;
            /** @description One entry per product. */
            items: components["schemas"]["OrderItem"][];
            shippingAddress: components["schemas"]["Id"];
            address: components["schemas"]["OrderAddress"];
            /**
             * @description Cash on delivery, or online before delivery.
             * @enum {string}
             */
            paymentMethod: "cod" | "online";
            /**
             * @description How far the payment has come. `refund_due` on an order in cash: online money came after the switch to cash and is given back, and the courier still collects.
             * @enum {string}
             */
            paymentStatus: "pending" | "paid" | "failed" | "cancelled" | "refund_due";
            /** @description The statuses that the order reached, the oldest first; the first is its placing. Of an order placed before this was stored, later statuses may be missing; a response that was stored before then, and is sent again under its key, has no history. */
            statusHistory?: components["schemas"]["OrderStatusChange"][];
            /**
             * Format: date-time
             * @description When a return was asked for (ISO 8601, UTC), null when none was.
             */
            returnRequestedAt?: string | null;
            receipt?: components["schemas"]["Receipt"];
        };
        /** @description Where an order goes; a copy that later changes of the saved address leave alone. */
        OrderAddress: {
            /** @description Who receives it. */
            name: string;
            /** @description Phone number for the delivery. */
            phoneNumber: string;
            /** @description House and street. */
            addressLine1: string;
            /** @description Second line, '' when there is none. */
            addressLine2: string;
            /** @description What it is near to, '' when there is none. */
            landmark: string;
            /** @description District. */
            district: string;
            /** @description City, town or village. */
            city: string;
            /** @description State or union territory. */
            state: string;
            /** @description Pincode, 6 digits. */
            zipCode: string;
            /** @description Country. */
            country: string;
            /**
             * @description What kind of place it is.
             * @enum {string}
             */
            addressType: "Home" | "Work" | "Other";
        };
        /** @description One product of an order. */
        OrderItem: {
            productId: components["schemas"]["OrderProduct"];
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one piece when it was ordered, in rupees. */
            price: number;
        };
        /** @description A page of the shopper's orders. */
        OrderListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description The orders, the newest first. */
            data: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The ordered product as it was when it was ordered. */
        OrderProduct: {
            _id: components["schemas"]["Id"];
            /** @description Name when it was ordered. */
            name: string;
            /** @description Name in Devanagari when it was ordered, '' when there was none. */
            nameHindi: string;
            packSize: components["schemas"]["PackSize"];
            /** @description URL of the picture, null when there is none. */
            image: string | null;
            /** @description Price of one piece when it was ordered, in rupees. */
            price: number;
        };
        /** @description One order. */
        OrderResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Order"];
        };
        /**
         * @description How far an order has come. It can be cancelled while pending or processing.
         * @enum {string}
         */
        OrderStatus: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
        /** @description A status that an order reached, and when. */
        OrderStatusChange: {
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the order reached it (ISO 8601, UTC).
             */
            changedAt: string;
        };
        /** @description What a pack holds; null where that is not told, as for a thing that is sold singly. */
        PackSize: {
            /** @description How much of the unit, such as 400. */
            amount: number;
            /**
             * @description Grams, millilitres or pieces.
             * @enum {string}
             */
            unit: "g" | "ml" | "piece";
        } | null;
        /** @description A content page. */
        Page: {
            _id: components["schemas"]["Id"];
            /** @description Part of the page's address. */
            slug: string;
            /** @description Title. */
            title: string;
            /** @description HTML, made safe by the server. */
            content: string;
            /** @description Whether shoppers can see it. */
            isActive: boolean;
        };
        /** @description The content pages. */
        PageListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description The pages in the shop's order. */
            data: components["schemas"]["Page"][];
        };
        /** @description One content page. */
        PageResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Page"];
        };
        /** @description The position of a results page in the whole list. */
        Pagination: {
            /** @description Number of this page, counted from 1. */
            page: number;
            /** @description Items on a full page. */
            limit: number;
            /** @description Items in the whole list. */
            total: number;
            /** @description Pages in the whole list, 0 when it is empty. */
            totalPages: number;
            /** @description Whether a later page holds items. */
            hasNext: boolean;
            /** @description Whether there is a page before this one. */
            hasPrev: boolean;
        };
        /** @description One try to pay an order online. */
        Payment: {
            paymentId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description Name of the payment provider, as in the path. */
            provider: string;
            /** @description The provider's id of its order, for its payment dialog. */
            providerOrderId: string;
            /** @description The shop's public key at the provider, for its payment dialog. */
            keyId: string;
            /** @description What is to be paid, in paise. */
            amount: number;
            /**
             * @description Currency of the amount.
             * @enum {string}
             */
            currency: "INR";
            /**
             * @description How far the payment has come.
             * @enum {string}
             */
            status: "created" | "authorized" | "paid" | "failed" | "cancelled" | "refund_due";
        };
        /** @description An event as the provider sends it. Its form is the provider's; the server reads the signed bytes. */
        PaymentEvent: {
            [key: string]: unknown;
        };
        /** @description One try to pay an order online. */
        PaymentResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Payment"];
        };
        /** @description The response of the public postal service; only its first entry counts. */
        PincodeReply: components["schemas"]["PincodeResult"][];
        /** @description What is known of a pincode. */
        PincodeResult: {
            /** @description What was found, in words. */
            Message: string;
            /**
             * @description Success when the pincode is known.
             * @enum {string}
             */
            Status: "Success" | "Error";
            /** @description The post offices of the pincode, null when it is unknown. */
            PostOffice: components["schemas"]["PostOffice"][] | null;
        };
        /** @description A point on the map; null where none is known. */
        Place: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        } | null;
        /** @description A success that has nothing to tell but its message. */
        PlainResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description Always null. */
            data: null;
        };
        /** @description A post office. */
        PostOffice: {
            /** @description Name of the post office. */
            Name: string;
            /** @description Block of the district, '' or NA when there is none. */
            Block: string;
            /** @description District. */
            District: string;
            /** @description State or union territory. */
            State: string;
            /** @description Country. */
            Country: string;
            /** @description Pincode, 6 digits. */
            Pincode: string;
        };
        /**
         * @description Something the shop sells.
         * @example {
         *       "_id": "prod_mathania_chilli",
         *       "name": "Mathania Red Chilli Powder",
         *       "nameHindi": "मथानिया लाल मिर्च",
         *       "description": "Sun-dried chillies, ground in small lots.",
         *       "price": 149.5,
         *       "discount": 10,
         *       "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
         *       "images": [
         *         "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
         *       ],
         *       "additional_images": [
         *         "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
         *       ],
         *       "gallery": [],
         *       "features": "Ground in small lots. No added colour.",
         *       "storageAndUsage": "Keep dry and closed.",
         *       "packSize": {
         *         "amount": 200,
         *         "unit": "g"
         *       },
         *       "size": "",
         *       "isVegetarian": true,
         *       "ingredients": "Red chilli.",
         *       "allergens": "",
         *       "bestBeforeDays": null,
         *       "foodLicence": "",
         *       "countryOfOrigin": "India",
         *       "stars": 4.67,
         *       "ratings": 4.67,
         *       "reviews": 3,
         *       "brand": "Example Group",
         *       "maker": {
         *         "slug": "example-group",
         *         "name": "Example Group",
         *         "village": "Mathania"
         *       },
         *       "category": {
         *         "_id": "cat_spices",
         *         "slug": "spices",
         *         "name": "Spices"
         *       },
         *       "inStock": true,
         *       "stock_quantity": 24,
         *       "createdAt": "2026-11-01T04:00:00.000Z"
         *     }
         */
        Product: {
            _id: components["schemas"]["Id"];
            /** @description Name as shown. */
            name: string;
            /** @description Name in Devanagari, '' when there is none. */
            nameHindi: string;
            /** @description Plain text, '' when there is none. */
            description: string;
            /** @description Selling price of one piece in rupees, at most 2 decimals. This is what is charged; the struck-through price is `price * 100 / (100 - discount)` in whole rupees. */
            price: number;
            /** @description Percent by which the price is below the struck-through one, 0 for none. */
            discount: number;
            /** @description URL of the main picture, null when there is none. Takes `?w=` and `?format=` as `getMedia` does. */
            image: string | null;
            /** @description URLs of the pictures, the main one first. */
            images: string[];
            /** @description URLs of further pictures. */
            additional_images: string[];
            /** @description URLs of pictures in use. */
            gallery: string[];
            /** @description Sentences ending in full stops, one per feature; '' when there are none. */
            features: string;
            /** @description How to keep and use it, plain text; '' when there is none. */
            storageAndUsage: string;
            packSize: components["schemas"]["PackSize"];
            /** @description Measures, such as '70 × 200 cm', '' when there are none. */
            size: string;
            /** @description The green mark of food (true) or the brown one; null for other goods and where it is not declared. */
            isVegetarian: boolean | null;
            /** @description Ingredients of food, plain text; '' when they are not declared. */
            ingredients: string;
            /** @description What it contains that not everybody may eat, plain text; '' when that is not declared. */
            allergens: string;
            /** @description Days from packing within which it is at its best, null when that is not declared. */
            bestBeforeDays: number | null;
            /** @description Number of the maker's licence for food (FSSAI), '' when there is none. */
            foodLicence: string;
            /** @description Country where it was made, '' when that is not declared. */
            countryOfOrigin: string;
            /** @description Average rating, 1 to 5 with 2 decimals, of the reviews that count (as in the summary of `listProductReviews`); null without reviews. */
            stars: number | null;
            /** @description The same average as `stars`, under the name older clients read. */
            ratings: number | null;
            /** @description Number of reviews that count for `stars`. */
            reviews: number;
            /** @description Group or label it is made under, '' when there is none. */
            brand: string;
            maker: components["schemas"]["MakerRef"];
            category: components["schemas"]["CategoryRef"];
            /** @description Whether at least one piece can be bought. */
            inStock: boolean;
            /** @description Pieces that can be bought now. */
            stock_quantity: number;
            /**
             * Format: date-time
             * @description When it was first offered (ISO 8601, UTC).
             */
            createdAt: string;
        };
        /** @description A page of products. */
        ProductListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The products in the order asked for. */
                products: components["schemas"]["Product"][];
                /** @description The search as it was probably meant, where it has slips or a word that nothing has. Searching for it finds something. */
                suggestion?: string;
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description One product. */
        ProductResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Product"];
        };
        /** @description A page of the reviews of one product. */
        ProductReviewListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The reviews in the order asked for. */
                reviews: components["schemas"]["Review"][];
                pagination: components["schemas"]["Pagination"];
                summary: components["schemas"]["ReviewSummary"];
            };
        };
        /** @description Whole pieces of one product. */
        Quantity: number;
        /** @description The receipt of an order, null until the order is paid online or delivered for cash. */
        Receipt: {
            /** @description Its number. Those of a financial year have no gaps; receipts of test payments are numbered apart. */
            number: string;
            /**
             * Format: date-time
             * @description When it was issued (ISO 8601, UTC).
             */
            issuedAt: string;
        } | null;
        /** @description A new account with a picture, as a form. */
        RegisterForm: {
            /** @description Name as the person writes it. */
            fullName: string;
            /** @description Name to be known by in the shop, unique whatever the case. */
            userName: string;
            /**
             * Format: email
             * @description E-mail address, unique whatever the case.
             */
            email: string;
            /** @description Phone number, an optional plus, then 2 to 15 digits of which the first is not 0. */
            phoneNumber: string;
            /** @description At least 6 characters with an uppercase letter, a digit and one of !@#$%^&*. */
            password: string;
            /**
             * Format: binary
             * @description The picture as a file, at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF. One that takes too much memory to be decoded is rejected (400): a JPEG may have 12 megapixels, the others fewer.
             */
            avatar?: Blob;
        };
        /** @description A new account, without a picture. */
        RegisterRequest: {
            /** @description Name as the person writes it. */
            fullName: string;
            /** @description Name to be known by in the shop, unique whatever the case. */
            userName: string;
            /**
             * Format: email
             * @description E-mail address, unique whatever the case.
             */
            email: string;
            /** @description Phone number, an optional plus, then 2 to 15 digits of which the first is not 0. */
            phoneNumber: string;
            /** @description At least 6 characters with an uppercase letter, a digit and one of !@#$%^&*. */
            password: string;
        };
        /** @description The password to have from now on. */
        ResetPasswordRequest: {
            /** @description At least 6 characters with an uppercase letter, a digit and one of !@#$%^&*. */
            newPassword: string;
        };
        /** @description Why an order goes back. */
        ReturnOrderRequest: {
            /** @description The reason in the shopper's words. */
            reason?: string;
        };
        /** @description What a shopper says of a product. */
        Review: {
            _id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            /** @description Stars, 1 (poor) to 5 (very good). */
            rating: number;
            /** @description Heading, '' when there is none. */
            title: string;
            /** @description Plain text, '' when there is none. */
            comment: string;
            userId: components["schemas"]["ReviewAuthor"];
            /** @description Whether an order of the author with this product was delivered. Once a product has such a review, only such reviews count in its figures. */
            boughtHere: boolean;
            /**
             * Format: date-time
             * @description When it was written (ISO 8601, UTC).
             */
            createdAt: string;
        };
        /** @description Who wrote a review; never more than the name. */
        ReviewAuthor: {
            _id: components["schemas"]["Id"];
            /** @description Name as shown beside the review. */
            name: string;
        };
        /** @description A page of reviews. */
        ReviewListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The reviews in the order asked for. */
                reviews: components["schemas"]["Review"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description One review. */
        ReviewResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Review"];
        };
        /** @description The reviews of one product that count, in figures: those of shoppers who bought it here (`boughtHere`) where there are any, else all. */
        ReviewSummary: {
            /** @description Average of the stars that count, with 2 decimals; null without reviews. */
            average: number | null;
            /** @description Number of reviews that count; the list may have more. */
            total: number;
            /** @description Number of reviews that count, per star. */
            breakdown: {
                /** @description Reviews with 1 star. */
                1: number;
                /** @description Reviews with 2 stars. */
                2: number;
                /** @description Reviews with 3 stars. */
                3: number;
                /** @description Reviews with 4 stars. */
                4: number;
                /** @description Reviews with 5 stars. */
                5: number;
            };
            /** @description Whether only reviews of shoppers who bought the product here count. */
            boughtHereOnly: boolean;
        };
        /** @description One sign-in of the shopper, on one browser. */
        Session: {
            _id: components["schemas"]["Id"];
            /** @description Browser and system, such as 'Chrome on Android', as the browser named itself when it signed in; 'Unknown device' where it named none. */
            device: string;
            /** @description Whether it is the session of this request. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When it began (ISO 8601, UTC).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last renewed (ISO 8601, UTC). A session in use is renewed when its access token runs out, so the last request came at most 15 minutes later.
             */
            lastUsedAt: string;
        };
        /** @description Where the shopper is signed in. */
        SessionListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description The sessions. */
            data: {
                /** @description The sessions that have not ended, the one used last first; at most 100. */
                sessions: components["schemas"]["Session"][];
            };
        };
        /** @description A success that signed somebody in; the session is in the cookies. */
        SessionResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description Who is signed in now. */
            data: {
                user: components["schemas"]["User"];
            };
        };
        /** @description A story from the groups behind the shop. */
        Story: {
            _id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Plain text; blank lines part the paragraphs. */
            content: string;
            /** @description URL of the picture, null when there is none. */
            image: string | null;
            /**
             * Format: date-time
             * @description When it was published (ISO 8601, UTC).
             */
            date: string;
            /** @description The products on sale that it tells of, in its order. */
            products: components["schemas"]["StoryProduct"][];
        };
        /** @description A page of stories. */
        StoryListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The stories, the newest first. */
                stories: components["schemas"]["Story"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description A product that a story tells of. */
        StoryProduct: {
            _id: components["schemas"]["Id"];
            /** @description Name as shown. */
            name: string;
            /** @description Name in Devanagari, '' when there is none. */
            nameHindi: string;
            /** @description URL of the main picture, null when there is none. */
            image: string | null;
            /** @description Selling price of one piece in rupees. */
            price: number;
        };
        /** @description One story. */
        StoryResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Story"];
        };
        /** @description The profile fields to change; those left out stay as they are. */
        UpdateAccountRequest: {
            /** @description Name as the person writes it. */
            fullName?: string;
            /**
             * Format: email
             * @description E-mail address to change to. It takes the place of the present one when the link in the mail sent to it is opened. Another address than the present one needs `currentPassword`, or a sign-in less than 5 minutes old.
             */
            email?: string;
            /** @description The present password; only looked at when `email` is another address than the present one. */
            currentPassword?: string;
            /** @description Phone number. */
            phoneNumber?: string;
            /** @description Postal address as free text. */
            address?: string;
        };
        /** @description What to change; what is left out stays as it is. */
        UpdateReviewRequest: {
            /** @description Stars, 1 (poor) to 5 (very good). */
            rating?: number;
            /** @description The review, plain text. */
            comment?: string;
            /** @description Heading. */
            title?: string;
        };
        /** @description A person with an account. */
        User: {
            _id: components["schemas"]["Id"];
            /** @description Name as the person writes it. */
            fullName: string;
            /** @description Name to be known by in the shop, unique. */
            userName: string;
            /** @description E-mail address, unique. */
            email: string;
            /** @description Address that `email` changes to when the link in the mail sent to it is opened. Absent when there is none, and wherever a user is shown to somebody else. */
            pendingEmail?: string;
            /** @description Phone number as typed, an optional plus and 2 to 15 digits. */
            phoneNumber: string;
            /** @description Postal address as free text, '' when none was given. */
            address: string;
            /** @description URL of the picture, null when there is none. */
            avatar: string | null;
            /**
             * @description What the person may do; admins see users and messages.
             * @enum {string}
             */
            role: "customer" | "admin";
            /** @description Whether the link in the verification mail was followed. */
            isEmailVerified: boolean;
            /**
             * Format: date-time
             * @description When the account was made (ISO 8601, UTC).
             */
            createdAt: string;
        };
        /** @description A page of users. */
        UserListResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            /** @description One page of the list. */
            data: {
                /** @description The users, the newest first. */
                users: components["schemas"]["User"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description A success that carries the signed-in user. */
        UserResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["User"];
        };
        /** @description What the provider's payment dialog handed over. */
        VerifyPaymentRequest: {
            /** @description The provider's id of its order. */
            providerOrderId: string;
            /** @description The provider's id of its payment. */
            providerPaymentId: string;
            /** @description The provider's signature over the two ids. */
            providerSignature: string;
            paymentId: components["schemas"]["Id"];
        };
        /** @description What a shopper wants to remember. */
        Wishlist: {
            /** @description The products, the one added last first. */
            products: components["schemas"]["Product"][];
        };
        /** @description Which product it is about. */
        WishlistRequest: {
            productId: components["schemas"]["Id"];
        };
        /** @description The wishlist as it is now. */
        WishlistResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description What was done, fit to be shown to a shopper. */
            message: string;
            data: components["schemas"]["Wishlist"];
        };
    };
    responses: {
        /** @description The request does not follow the rules; `errors` says where. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please correct the errors below",
                 *       "code": "validation_failed",
                 *       "errors": [
                 *         {
                 *           "field": "quantity",
                 *           "message": "quantity must be >= 1."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Its present state does not allow this, or it exists already; `code` says which. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Only 2 pieces are left.",
                 *       "code": "out_of_stock",
                 *       "errors": [
                 *         {
                 *           "field": "items.0.quantity",
                 *           "message": "Only 2 pieces are left."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Signed in but not allowed, or a request that a page of another site may have caused. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "You are not allowed to do this.",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The Idempotency-Key was used for another request. */
        IdempotencyMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This request was already sent with other contents. Please try again.",
                 *       "code": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A fault of the server. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something went wrong. Please try again.",
                 *       "code": "internal_error"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It does not exist, or belongs to somebody else; both look the same. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Product not found",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The call is part of the contract, but this server does not implement it yet. */
        NotImplemented: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This is not available yet.",
                 *       "code": "not_implemented"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This is too large to be sent.",
                 *       "code": "payload_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many tries; Retry-After says how long to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Too many attempts. Please try again later.",
                 *       "code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nobody is signed in, the session is over, or the credentials are wrong. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please log in to continue.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something the shop depends on is away for the moment; Retry-After says when to try again. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The shop is busy. Please try again in a moment.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is of a kind that this call does not take. */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This kind of content is not supported.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Id of the thing asked for. */
        Id: components["schemas"]["Id"];
        /** @description Id or slug of the category. */
        IdOrSlug: string;
        /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
        IdempotencyKey: string;
        /** @description Items on a page. */
        Limit: number;
        /** @description Slug of the group. */
        MakerSlug: string;
        /** @description Messages on a page. */
        MessageLimit: number;
        /** @description Orders on a page. */
        OrderLimit: number;
        /** @description Number of the page, counted from 1. */
        Page: number;
        /** @description Id of the product. */
        ProductId: components["schemas"]["Id"];
        /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
        Provider: string;
        /** @description Token of the link in the reset mail. */
        ResetToken: string;
        /** @description Order of the reviews; a minus turns it round, so `-createdAt` is the newest first. */
        ReviewSort: "-createdAt" | "createdAt" | "-rating" | "rating";
        /** @description Slug of the page. */
        Slug: string;
        /** @description Token of the link in the mail about a product that is back. */
        StockAlertToken: string;
        /** @description Stories on a page. */
        StoryLimit: number;
        /** @description Token of the link in the mail about a changed e-mail address. */
        UndoToken: string;
        /** @description Id of the signed-in user. The session decides whose cart it is; another id is not found. */
        UserId: components["schemas"]["Id"];
        /** @description Token of the link in the verification mail. */
        VerificationToken: string;
    };
    requestBodies: never;
    headers: {
        /** @description Id of this request in the server's log, to quote when asking for help. */
        RequestId: string;
        /** @description Seconds after which trying again makes sense. */
        RetryAfter: number;
        /** @description The two session cookies, HttpOnly and SameSite=Lax, which pages cannot read; and beside them `haat_signed_in`, which pages can: a guest's page knows by its absence that there is no session to ask about, and its value is another one after each renewal, by which a tab sees that another tab has renewed the session. It is no proof of anything. */
        SessionCookies: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookies are renewed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Session renewed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Signed in",
                     *       "data": {
                     *         "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *         "fullName": "Example Shopper",
                     *         "userName": "example",
                     *         "email": "shopper@example.com",
                     *         "phoneNumber": "+919876543210",
                     *         "address": "",
                     *         "avatar": null,
                     *         "role": "customer",
                     *         "isEmailVerified": false,
                     *         "createdAt": "2026-11-21T06:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the sign-up, as JSON or, with a picture, as a form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
                "multipart/form-data": components["schemas"]["RegisterForm"];
            };
        };
        responses: {
            /** @description The account is made and signed in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Registered! Please verify your email.",
                     *       "data": {
                     *         "user": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "fullName": "Example Shopper",
                     *           "userName": "example",
                     *           "email": "shopper@example.com",
                     *           "phoneNumber": "+919876543210",
                     *           "address": "",
                     *           "avatar": null,
                     *           "role": "customer",
                     *           "isEmailVerified": false,
                     *           "createdAt": "2026-11-21T06:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description E-mail address and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Signed in successfully",
                     *       "data": {
                     *         "user": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "fullName": "Example Shopper",
                     *           "userName": "example",
                     *           "email": "shopper@example.com",
                     *           "phoneNumber": "+919876543210",
                     *           "address": "",
                     *           "avatar": null,
                     *           "role": "customer",
                     *           "isEmailVerified": false,
                     *           "createdAt": "2026-11-21T06:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Logged out",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Verification email sent",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the verification mail. */
                token: components["parameters"]["VerificationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Email verified",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the mail about a changed e-mail address. */
                token: components["parameters"]["UndoToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address before the change is back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Email change undone",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No change is pending. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Email change cancelled",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The e-mail address that gets the mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, the mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password reset mail sent",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the reset mail. */
                resetToken: components["parameters"]["ResetToken"];
            };
            cookie?: never;
        };
        /** @description The new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password reset successfully",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The present password and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password changed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change; the others stay. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccountRequest"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Account updated",
                     *       "data": {
                     *         "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *         "fullName": "Example Shopper",
                     *         "userName": "example",
                     *         "email": "shopper@example.com",
                     *         "phoneNumber": "+919876543210",
                     *         "address": "",
                     *         "avatar": null,
                     *         "role": "customer",
                     *         "isEmailVerified": false,
                     *         "createdAt": "2026-11-21T06:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A form with the picture. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarForm"];
            };
        };
        responses: {
            /** @description The user with the new picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Avatar updated",
                     *       "data": {
                     *         "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *         "fullName": "Example Shopper",
                     *         "userName": "example",
                     *         "email": "shopper@example.com",
                     *         "phoneNumber": "+919876543210",
                     *         "address": "",
                     *         "avatar": "/api/v1/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "role": "customer",
                     *         "isEmailVerified": true,
                     *         "createdAt": "2026-11-21T06:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Sessions",
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "_id": "01jd3v9q8r_9PxWcD5n7Y",
                     *             "device": "Chrome on Android",
                     *             "isCurrent": true,
                     *             "createdAt": "2026-11-21T06:30:00.000Z",
                     *             "lastUsedAt": "2026-11-22T08:15:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Session ended",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This session is the only one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "All other sessions ended",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All stored data about the shopper. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your data",
                     *       "data": {
                     *         "exportedAt": "2026-11-22T08:20:00.000Z",
                     *         "profile": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "fullName": "Example Shopper",
                     *           "userName": "example",
                     *           "email": "shopper@example.com",
                     *           "phoneNumber": "+919876543210",
                     *           "address": "",
                     *           "avatar": null,
                     *           "role": "customer",
                     *           "isEmailVerified": false,
                     *           "createdAt": "2026-11-21T06:30:00.000Z"
                     *         },
                     *         "addresses": [],
                     *         "orders": [],
                     *         "payments": [],
                     *         "returns": [],
                     *         "cart": [
                     *           {
                     *             "productId": "spice-set-12",
                     *             "name": "Spice Set (12 Products)",
                     *             "quantity": 1,
                     *             "price": 1499,
                     *             "addedAt": "2026-11-21T06:40:00.000Z"
                     *           }
                     *         ],
                     *         "wishlist": [
                     *           {
                     *             "productId": "moong-papad",
                     *             "name": "Moong Papad",
                     *             "addedAt": "2026-11-21T06:41:00.000Z"
                     *           }
                     *         ],
                     *         "stockAlerts": [
                     *           {
                     *             "productId": "coconut-biscuits",
                     *             "name": "Coconut Biscuits",
                     *             "email": "asha@example.com",
                     *             "requestedAt": "2026-11-21T06:42:00.000Z",
                     *             "expiresAt": "2027-05-20T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "reviews": [],
                     *         "emailChanges": [],
                     *         "sessions": [
                     *           {
                     *             "_id": "01jd3v9q8r_9PxWcD5n7Y",
                     *             "device": "Chrome on Android",
                     *             "isCurrent": true,
                     *             "createdAt": "2026-11-21T06:30:00.000Z",
                     *             "lastUsedAt": "2026-11-22T08:15:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExportResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The present password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description The account is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Account deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a name, user name or e-mail address. */
                q?: string;
                /** @description Only users with this role. */
                role?: "customer" | "admin";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Users",
                     *       "data": {
                     *         "users": [
                     *           {
                     *             "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *             "fullName": "Example Shopper",
                     *             "userName": "example",
                     *             "email": "shopper@example.com",
                     *             "phoneNumber": "+919876543210",
                     *             "address": "",
                     *             "avatar": null,
                     *             "role": "customer",
                     *             "isEmailVerified": false,
                     *             "createdAt": "2026-11-21T06:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only categories with this status. */
                status?: "active" | "inactive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Categories",
                     *       "data": {
                     *         "categories": [
                     *           {
                     *             "_id": "cat_spices",
                     *             "name": "Spices",
                     *             "slug": "spices",
                     *             "image": "/api/v1/media/2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *             "status": "active"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of the category. */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Category",
                     *       "data": {
                     *         "_id": "cat_spices",
                     *         "name": "Spices",
                     *         "slug": "spices",
                     *         "image": "/api/v1/media/2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *         "status": "active"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Words to look for in name, brand, category and description. */
                search?: string;
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Slug or id of the category. */
                category?: string;
                /** @description Brand, whatever the case. */
                brand?: string;
                /** @description Slug of the group that makes it. */
                maker?: string;
                /** @description Order of the list: by pieces sold, newest first, price up or down, name, discount (largest first) or rating (best first). Left out, a search has its best matches first, and any other list its newest products. */
                sort?: "bestseller" | "newest" | "price-asc" | "price-desc" | "name" | "discount" | "rating";
                /** @description true for products that can be bought now, false for those that cannot. */
                inStock?: boolean;
                /**
                 * @deprecated
                 * @description Another name of `category`; send that instead.
                 */
                categorySlug?: string;
                /**
                 * @deprecated
                 * @description Another name of `category`; send that instead.
                 */
                categoryId?: string;
                /**
                 * @deprecated
                 * @description Another name of `category`; send that instead.
                 */
                category_id?: string;
                /** @description Slugs or ids of several categories, parted by commas; a product has to be in one of them. */
                categories?: string;
                /**
                 * @deprecated
                 * @description Another name of `inStock`; send that instead.
                 */
                in_stock?: boolean;
                /**
                 * @deprecated
                 * @description The same as `inStock` in words; send that instead.
                 */
                availability?: "in-stock" | "out-of-stock";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Products",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "prod_mathania_chilli",
                     *             "name": "Mathania Red Chilli Powder",
                     *             "nameHindi": "मथानिया लाल मिर्च",
                     *             "description": "Sun-dried chillies, ground in small lots.",
                     *             "price": 149.5,
                     *             "discount": 10,
                     *             "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *             "images": [
                     *               "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *             ],
                     *             "additional_images": [
                     *               "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *             ],
                     *             "gallery": [],
                     *             "features": "Ground in small lots. No added colour.",
                     *             "storageAndUsage": "Keep dry and closed.",
                     *             "packSize": {
                     *               "amount": 200,
                     *               "unit": "g"
                     *             },
                     *             "size": "",
                     *             "isVegetarian": true,
                     *             "ingredients": "Red chilli.",
                     *             "allergens": "",
                     *             "bestBeforeDays": null,
                     *             "foodLicence": "",
                     *             "countryOfOrigin": "India",
                     *             "stars": 4.67,
                     *             "ratings": 4.67,
                     *             "reviews": 3,
                     *             "brand": "Example Group",
                     *             "maker": {
                     *               "slug": "example-group",
                     *               "name": "Example Group",
                     *               "village": "Mathania"
                     *             },
                     *             "category": {
                     *               "_id": "cat_spices",
                     *               "slug": "spices",
                     *               "name": "Spices"
                     *             },
                     *             "inStock": true,
                     *             "stock_quantity": 24,
                     *             "createdAt": "2026-11-01T04:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Product",
                     *       "data": {
                     *         "_id": "prod_mathania_chilli",
                     *         "name": "Mathania Red Chilli Powder",
                     *         "nameHindi": "मथानिया लाल मिर्च",
                     *         "description": "Sun-dried chillies, ground in small lots.",
                     *         "price": 149.5,
                     *         "discount": 10,
                     *         "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *         "images": [
                     *           "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *         ],
                     *         "additional_images": [
                     *           "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *         ],
                     *         "gallery": [],
                     *         "features": "Ground in small lots. No added colour.",
                     *         "storageAndUsage": "Keep dry and closed.",
                     *         "packSize": {
                     *           "amount": 200,
                     *           "unit": "g"
                     *         },
                     *         "size": "",
                     *         "isVegetarian": true,
                     *         "ingredients": "Red chilli.",
                     *         "allergens": "",
                     *         "bestBeforeDays": null,
                     *         "foodLicence": "",
                     *         "countryOfOrigin": "India",
                     *         "stars": 4.67,
                     *         "ratings": 4.67,
                     *         "reviews": 3,
                     *         "brand": "Example Group",
                     *         "maker": {
                     *           "slug": "example-group",
                     *           "name": "Example Group",
                     *           "village": "Mathania"
                     *         },
                     *         "category": {
                     *           "_id": "cat_spices",
                     *           "slug": "spices",
                     *           "name": "Spices"
                     *         },
                     *         "inStock": true,
                     *         "stock_quantity": 24,
                     *         "createdAt": "2026-11-01T04:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Where to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStockAlertRequest"];
            };
        };
        responses: {
            /** @description The address waits for the product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "We write to you when it is back",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStockAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in the mail about a product that is back. */
                token: components["parameters"]["StockAlertToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address waits for no product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Stock alerts deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMakers: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Makers",
                     *       "data": {
                     *         "makers": [
                     *           {
                     *             "slug": "example-group",
                     *             "name": "Example Group",
                     *             "village": "Mathania",
                     *             "district": "Jodhpur",
                     *             "craft": "Spices",
                     *             "content": "The pods dry on the roofs.\n\nThey are ground slowly.",
                     *             "image": null,
                     *             "place": {
                     *               "latitude": 26.53,
                     *               "longitude": 72.98
                     *             }
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MakerListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: components["parameters"]["MakerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Maker",
                     *       "data": {
                     *         "slug": "example-group",
                     *         "name": "Example Group",
                     *         "village": "Mathania",
                     *         "district": "Jodhpur",
                     *         "craft": "Spices",
                     *         "content": "The pods dry on the roofs.\n\nThey are ground slowly.",
                     *         "image": null,
                     *         "place": {
                     *           "latitude": 26.53,
                     *           "longitude": 72.98
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MakerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cart",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "product": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "description": "Sun-dried chillies, ground in small lots.",
                     *               "price": 149.5,
                     *               "discount": 10,
                     *               "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *               "images": [
                     *                 "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *               ],
                     *               "additional_images": [
                     *                 "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *               ],
                     *               "gallery": [],
                     *               "features": "Ground in small lots. No added colour.",
                     *               "storageAndUsage": "Keep dry and closed.",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "size": "",
                     *               "isVegetarian": true,
                     *               "ingredients": "Red chilli.",
                     *               "allergens": "",
                     *               "bestBeforeDays": null,
                     *               "foodLicence": "",
                     *               "countryOfOrigin": "India",
                     *               "stars": 4.67,
                     *               "ratings": 4.67,
                     *               "reviews": 3,
                     *               "brand": "Example Group",
                     *               "maker": {
                     *                 "slug": "example-group",
                     *                 "name": "Example Group",
                     *                 "village": "Mathania"
                     *               },
                     *               "category": {
                     *                 "_id": "cat_spices",
                     *                 "slug": "spices",
                     *                 "name": "Spices"
                     *               },
                     *               "inStock": true,
                     *               "stock_quantity": 24,
                     *               "createdAt": "2026-11-01T04:00:00.000Z"
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product and how many pieces to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineRequest"];
            };
        };
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Added to cart",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "product": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "description": "Sun-dried chillies, ground in small lots.",
                     *               "price": 149.5,
                     *               "discount": 10,
                     *               "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *               "images": [
                     *                 "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *               ],
                     *               "additional_images": [
                     *                 "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *               ],
                     *               "gallery": [],
                     *               "features": "Ground in small lots. No added colour.",
                     *               "storageAndUsage": "Keep dry and closed.",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "size": "",
                     *               "isVegetarian": true,
                     *               "ingredients": "Red chilli.",
                     *               "allergens": "",
                     *               "bestBeforeDays": null,
                     *               "foodLicence": "",
                     *               "countryOfOrigin": "India",
                     *               "stars": 4.67,
                     *               "ratings": 4.67,
                     *               "reviews": 3,
                     *               "brand": "Example Group",
                     *               "maker": {
                     *                 "slug": "example-group",
                     *                 "name": "Example Group",
                     *                 "village": "Mathania"
                     *               },
                     *               "category": {
                     *                 "_id": "cat_spices",
                     *                 "slug": "spices",
                     *                 "name": "Spices"
                     *               },
                     *               "inStock": true,
                     *               "stock_quantity": 24,
                     *               "createdAt": "2026-11-01T04:00:00.000Z"
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in user. The session decides whose cart it is; another id is not found. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The product and how many pieces the cart shall have. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineRequest"];
            };
        };
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cart updated",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "product": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "description": "Sun-dried chillies, ground in small lots.",
                     *               "price": 149.5,
                     *               "discount": 10,
                     *               "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *               "images": [
                     *                 "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *               ],
                     *               "additional_images": [
                     *                 "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *               ],
                     *               "gallery": [],
                     *               "features": "Ground in small lots. No added colour.",
                     *               "storageAndUsage": "Keep dry and closed.",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "size": "",
                     *               "isVegetarian": true,
                     *               "ingredients": "Red chilli.",
                     *               "allergens": "",
                     *               "bestBeforeDays": null,
                     *               "foodLicence": "",
                     *               "countryOfOrigin": "India",
                     *               "stars": 4.67,
                     *               "ratings": 4.67,
                     *               "reviews": 3,
                     *               "brand": "Example Group",
                     *               "maker": {
                     *                 "slug": "example-group",
                     *                 "name": "Example Group",
                     *                 "village": "Mathania"
                     *               },
                     *               "category": {
                     *                 "_id": "cat_spices",
                     *                 "slug": "spices",
                     *                 "name": "Spices"
                     *               },
                     *               "inStock": true,
                     *               "stock_quantity": 24,
                     *               "createdAt": "2026-11-01T04:00:00.000Z"
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Item removed from cart",
                     *       "data": {
                     *         "items": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The empty cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cart cleared",
                     *       "data": {
                     *         "items": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCarts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The lines of the guest's cart. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeCartsRequest"];
            };
        };
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your cart has been updated.",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "product": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "description": "Sun-dried chillies, ground in small lots.",
                     *               "price": 149.5,
                     *               "discount": 10,
                     *               "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *               "images": [
                     *                 "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *               ],
                     *               "additional_images": [
                     *                 "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *               ],
                     *               "gallery": [],
                     *               "features": "Ground in small lots. No added colour.",
                     *               "storageAndUsage": "Keep dry and closed.",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "size": "",
                     *               "isVegetarian": true,
                     *               "ingredients": "Red chilli.",
                     *               "allergens": "",
                     *               "bestBeforeDays": null,
                     *               "foodLicence": "",
                     *               "countryOfOrigin": "India",
                     *               "stars": 4.67,
                     *               "ratings": 4.67,
                     *               "reviews": 3,
                     *               "brand": "Example Group",
                     *               "maker": {
                     *                 "slug": "example-group",
                     *                 "name": "Example Group",
                     *                 "village": "Mathania"
                     *               },
                     *               "category": {
                     *                 "_id": "cat_spices",
                     *                 "slug": "spices",
                     *                 "name": "Spices"
                     *               },
                     *               "inStock": true,
                     *               "stock_quantity": 24,
                     *               "createdAt": "2026-11-01T04:00:00.000Z"
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "adjusted": [
                     *           {
                     *             "productId": "prod_papad_moong",
                     *             "requested": 4,
                     *             "quantity": 0,
                     *             "reason": "out_of_stock"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MergedCartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description true for the pages shoppers can see, false for the others. */
                isActive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Pages",
                     *       "data": [
                     *         {
                     *           "_id": "page_shipping",
                     *           "slug": "shipping-policy",
                     *           "title": "Shipping policy",
                     *           "content": "<p>Parcels leave within two working days.</p>",
                     *           "isActive": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the page. */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Page",
                     *       "data": {
                     *         "_id": "page_shipping",
                     *         "slug": "shipping-policy",
                     *         "title": "Shipping policy",
                     *         "content": "<p>Parcels leave within two working days.</p>",
                     *         "isActive": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Orders on a page. */
                limit?: components["parameters"]["OrderLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Orders",
                     *       "data": [
                     *         {
                     *           "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *           "orderNumber": "HT-20261121-0001",
                     *           "status": "pending",
                     *           "orderDate": "2026-11-21T07:15:00.000Z",
                     *           "createdAt": "2026-11-21T07:15:00.000Z",
                     *           "returnStatus": null,
                     *           "returnReason": null,
                     *           "subtotal": 299,
                     *           "shipping": 240,
                     *           "taxes": 240,
                     *           "discount": 40,
                     *           "totalAmount": 739,
                     *           "items": [
                     *             {
                     *               "productId": {
                     *                 "_id": "prod_mathania_chilli",
                     *                 "name": "Mathania Red Chilli Powder",
                     *                 "nameHindi": "मथानिया लाल मिर्च",
                     *                 "packSize": {
                     *                   "amount": 200,
                     *                   "unit": "g"
                     *                 },
                     *                 "image": null,
                     *                 "price": 149.5
                     *               },
                     *               "quantity": 2,
                     *               "price": 149.5
                     *             }
                     *           ],
                     *           "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *           "address": {
                     *             "name": "Example Shopper",
                     *             "phoneNumber": "9876543210",
                     *             "addressLine1": "12 Example Road",
                     *             "addressLine2": "",
                     *             "landmark": "",
                     *             "district": "Jodhpur",
                     *             "city": "Jodhpur",
                     *             "state": "Rajasthan",
                     *             "zipCode": "342001",
                     *             "country": "India",
                     *             "addressType": "Home"
                     *           },
                     *           "paymentMethod": "cod",
                     *           "paymentStatus": "pending",
                     *           "statusHistory": [
                     *             {
                     *               "status": "pending",
                     *               "changedAt": "2026-11-21T07:15:00.000Z"
                     *             }
                     *           ],
                     *           "returnRequestedAt": null,
                     *           "receipt": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 100,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "hasNext": false,
                     *         "hasPrev": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Order",
                     *       "data": {
                     *         "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *         "orderNumber": "HT-20261121-0001",
                     *         "status": "pending",
                     *         "orderDate": "2026-11-21T07:15:00.000Z",
                     *         "createdAt": "2026-11-21T07:15:00.000Z",
                     *         "returnStatus": null,
                     *         "returnReason": null,
                     *         "subtotal": 299,
                     *         "shipping": 240,
                     *         "taxes": 240,
                     *         "discount": 40,
                     *         "totalAmount": 739,
                     *         "items": [
                     *           {
                     *             "productId": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "image": null,
                     *               "price": 149.5
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "address": {
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home"
                     *         },
                     *         "paymentMethod": "cod",
                     *         "paymentStatus": "pending",
                     *         "statusHistory": [
                     *           {
                     *             "status": "pending",
                     *             "changedAt": "2026-11-21T07:15:00.000Z"
                     *           }
                     *         ],
                     *         "returnRequestedAt": null,
                     *         "receipt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOnDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Order changed to cash on delivery",
                     *       "data": {
                     *         "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *         "orderNumber": "HT-20261121-0001",
                     *         "status": "pending",
                     *         "orderDate": "2026-11-21T07:15:00.000Z",
                     *         "createdAt": "2026-11-21T07:15:00.000Z",
                     *         "returnStatus": null,
                     *         "returnReason": null,
                     *         "subtotal": 299,
                     *         "shipping": 240,
                     *         "taxes": 240,
                     *         "discount": 40,
                     *         "totalAmount": 739,
                     *         "items": [
                     *           {
                     *             "productId": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "image": null,
                     *               "price": 149.5
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "address": {
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home"
                     *         },
                     *         "paymentMethod": "cod",
                     *         "paymentStatus": "pending",
                     *         "statusHistory": [
                     *           {
                     *             "status": "pending",
                     *             "changedAt": "2026-11-21T07:15:00.000Z"
                     *           }
                     *         ],
                     *         "returnRequestedAt": null,
                     *         "receipt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Order cancelled",
                     *       "data": {
                     *         "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *         "orderNumber": "HT-20261121-0001",
                     *         "status": "cancelled",
                     *         "orderDate": "2026-11-21T07:15:00.000Z",
                     *         "createdAt": "2026-11-21T07:15:00.000Z",
                     *         "returnStatus": null,
                     *         "returnReason": null,
                     *         "subtotal": 299,
                     *         "shipping": 240,
                     *         "taxes": 240,
                     *         "discount": 40,
                     *         "totalAmount": 739,
                     *         "items": [
                     *           {
                     *             "productId": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "image": null,
                     *               "price": 149.5
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "address": {
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home"
                     *         },
                     *         "paymentMethod": "cod",
                     *         "paymentStatus": "cancelled"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why; may be left out. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReturnOrderRequest"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Return requested",
                     *       "data": {
                     *         "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *         "orderNumber": "HT-20261121-0001",
                     *         "status": "delivered",
                     *         "orderDate": "2026-11-21T07:15:00.000Z",
                     *         "createdAt": "2026-11-21T07:15:00.000Z",
                     *         "returnStatus": "requested",
                     *         "returnReason": "The packet was open.",
                     *         "subtotal": 299,
                     *         "shipping": 240,
                     *         "taxes": 240,
                     *         "discount": 40,
                     *         "totalAmount": 739,
                     *         "items": [
                     *           {
                     *             "productId": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "image": null,
                     *               "price": 149.5
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "address": {
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home"
                     *         },
                     *         "paymentMethod": "cod",
                     *         "paymentStatus": "paid"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The lines, the address and the way to pay. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Order created successfully",
                     *       "data": {
                     *         "_id": "01jd4c2m5t_9QwErTy1u7L",
                     *         "orderNumber": "HT-20261121-0001",
                     *         "status": "pending",
                     *         "orderDate": "2026-11-21T07:15:00.000Z",
                     *         "createdAt": "2026-11-21T07:15:00.000Z",
                     *         "returnStatus": null,
                     *         "returnReason": null,
                     *         "subtotal": 299,
                     *         "shipping": 240,
                     *         "taxes": 240,
                     *         "discount": 40,
                     *         "totalAmount": 739,
                     *         "items": [
                     *           {
                     *             "productId": {
                     *               "_id": "prod_mathania_chilli",
                     *               "name": "Mathania Red Chilli Powder",
                     *               "nameHindi": "मथानिया लाल मिर्च",
                     *               "packSize": {
                     *                 "amount": 200,
                     *                 "unit": "g"
                     *               },
                     *               "image": null,
                     *               "price": 149.5
                     *             },
                     *             "quantity": 2,
                     *             "price": 149.5
                     *           }
                     *         ],
                     *         "shippingAddress": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "address": {
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home"
                     *         },
                     *         "paymentMethod": "cod",
                     *         "paymentStatus": "pending",
                     *         "statusHistory": [
                     *           {
                     *             "status": "pending",
                     *             "changedAt": "2026-11-21T07:15:00.000Z"
                     *           }
                     *         ],
                     *         "returnRequestedAt": null,
                     *         "receipt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishlist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Wishlist",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "prod_mathania_chilli",
                     *             "name": "Mathania Red Chilli Powder",
                     *             "nameHindi": "मथानिया लाल मिर्च",
                     *             "description": "Sun-dried chillies, ground in small lots.",
                     *             "price": 149.5,
                     *             "discount": 10,
                     *             "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *             "images": [
                     *               "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *             ],
                     *             "additional_images": [
                     *               "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *             ],
                     *             "gallery": [],
                     *             "features": "Ground in small lots. No added colour.",
                     *             "storageAndUsage": "Keep dry and closed.",
                     *             "packSize": {
                     *               "amount": 200,
                     *               "unit": "g"
                     *             },
                     *             "size": "",
                     *             "isVegetarian": true,
                     *             "ingredients": "Red chilli.",
                     *             "allergens": "",
                     *             "bestBeforeDays": null,
                     *             "foodLicence": "",
                     *             "countryOfOrigin": "India",
                     *             "stars": 4.67,
                     *             "ratings": 4.67,
                     *             "reviews": 3,
                     *             "brand": "Example Group",
                     *             "maker": {
                     *               "slug": "example-group",
                     *               "name": "Example Group",
                     *               "village": "Mathania"
                     *             },
                     *             "category": {
                     *               "_id": "cat_spices",
                     *               "slug": "spices",
                     *               "name": "Spices"
                     *             },
                     *             "inStock": true,
                     *             "stock_quantity": 24,
                     *             "createdAt": "2026-11-01T04:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistRequest"];
            };
        };
        responses: {
            /** @description The wishlist as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Added to wishlist",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "prod_mathania_chilli",
                     *             "name": "Mathania Red Chilli Powder",
                     *             "nameHindi": "मथानिया लाल मिर्च",
                     *             "description": "Sun-dried chillies, ground in small lots.",
                     *             "price": 149.5,
                     *             "discount": 10,
                     *             "image": "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *             "images": [
                     *               "/api/v1/media/fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *             ],
                     *             "additional_images": [
                     *               "/api/v1/media/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                     *             ],
                     *             "gallery": [],
                     *             "features": "Ground in small lots. No added colour.",
                     *             "storageAndUsage": "Keep dry and closed.",
                     *             "packSize": {
                     *               "amount": 200,
                     *               "unit": "g"
                     *             },
                     *             "size": "",
                     *             "isVegetarian": true,
                     *             "ingredients": "Red chilli.",
                     *             "allergens": "",
                     *             "bestBeforeDays": null,
                     *             "foodLicence": "",
                     *             "countryOfOrigin": "India",
                     *             "stars": 4.67,
                     *             "ratings": 4.67,
                     *             "reviews": 3,
                     *             "brand": "Example Group",
                     *             "maker": {
                     *               "slug": "example-group",
                     *               "name": "Example Group",
                     *               "village": "Mathania"
                     *             },
                     *             "category": {
                     *               "_id": "cat_spices",
                     *               "slug": "spices",
                     *               "name": "Spices"
                     *             },
                     *             "inStock": true,
                     *             "stock_quantity": 24,
                     *             "createdAt": "2026-11-01T04:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product to remove. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistRequest"];
            };
        };
        responses: {
            /** @description The wishlist as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Removed from wishlist",
                     *       "data": {
                     *         "products": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The empty wishlist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Wishlist cleared",
                     *       "data": {
                     *         "products": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Only reviews of this product. */
                productId?: components["schemas"]["Id"];
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only reviews by this user. */
                userId?: components["schemas"]["Id"];
                /** @description Only reviews with this many stars. */
                rating?: number;
                /** @description Order of the reviews; a minus turns it round, so `-createdAt` is the newest first. */
                sort?: components["parameters"]["ReviewSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Reviews",
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *             "productId": "prod_mathania_chilli",
                     *             "rating": 5,
                     *             "title": "Fresh",
                     *             "comment": "Smells as it should.",
                     *             "userId": {
                     *               "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *               "name": "Example Shopper"
                     *             },
                     *             "boughtHere": true,
                     *             "createdAt": "2026-11-21T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product, the stars and the words. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReviewRequest"];
            };
        };
        responses: {
            /** @description The review. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Review submitted",
                     *       "data": {
                     *         "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *         "productId": "prod_mathania_chilli",
                     *         "rating": 5,
                     *         "title": "Fresh",
                     *         "comment": "Smells as it should.",
                     *         "userId": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "name": "Example Shopper"
                     *         },
                     *         "boughtHere": true,
                     *         "createdAt": "2026-11-21T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Order of the reviews; a minus turns it round, so `-createdAt` is the newest first. */
                sort?: components["parameters"]["ReviewSort"];
            };
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Reviews",
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *             "productId": "prod_mathania_chilli",
                     *             "rating": 5,
                     *             "title": "Fresh",
                     *             "comment": "Smells as it should.",
                     *             "userId": {
                     *               "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *               "name": "Example Shopper"
                     *             },
                     *             "boughtHere": true,
                     *             "createdAt": "2026-11-21T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         },
                     *         "summary": {
                     *           "average": 5,
                     *           "total": 1,
                     *           "breakdown": {
                     *             "1": 0,
                     *             "2": 0,
                     *             "3": 0,
                     *             "4": 0,
                     *             "5": 1
                     *           },
                     *           "boughtHereOnly": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductReviewListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserReviews: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Order of the reviews; a minus turns it round, so `-createdAt` is the newest first. */
                sort?: components["parameters"]["ReviewSort"];
            };
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Reviews",
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *             "productId": "prod_mathania_chilli",
                     *             "rating": 5,
                     *             "title": "Fresh",
                     *             "comment": "Smells as it should.",
                     *             "userId": {
                     *               "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *               "name": "Example Shopper"
                     *             },
                     *             "boughtHere": true,
                     *             "createdAt": "2026-11-21T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 10,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Review",
                     *       "data": {
                     *         "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *         "productId": "prod_mathania_chilli",
                     *         "rating": 5,
                     *         "title": "Fresh",
                     *         "comment": "Smells as it should.",
                     *         "userId": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "name": "Example Shopper"
                     *         },
                     *         "boughtHere": true,
                     *         "createdAt": "2026-11-21T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Review deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The fields to change; the others stay. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReviewRequest"];
            };
        };
        responses: {
            /** @description The review as changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Review updated",
                     *       "data": {
                     *         "_id": "01jd5k7w2e_4HgFdSa8z6V",
                     *         "productId": "prod_mathania_chilli",
                     *         "rating": 5,
                     *         "title": "Fresh",
                     *         "comment": "Smells as it should.",
                     *         "userId": {
                     *           "_id": "01jd3v9q8r_7KtBzA2m4X",
                     *           "name": "Example Shopper"
                     *         },
                     *         "boughtHere": true,
                     *         "createdAt": "2026-11-21T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStories: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Stories on a page. */
                limit?: components["parameters"]["StoryLimit"];
                /** @description Words to look for in title and text. */
                search?: string;
                /** @description Id of a product that the story tells of. */
                product?: string;
                /** @description Slug of a group of whose products the story tells. */
                maker?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Stories",
                     *       "data": {
                     *         "stories": [
                     *           {
                     *             "_id": "story_first_mill",
                     *             "title": "The first mill",
                     *             "content": "The mill came on a camel cart.\n\nNow it runs six days a week.",
                     *             "image": null,
                     *             "date": "2026-10-02T04:00:00.000Z",
                     *             "products": [
                     *               {
                     *                 "_id": "prod_mathania_chilli",
                     *                 "name": "Mathania Red Chilli Powder",
                     *                 "nameHindi": "मथानिया लाल मिर्च",
                     *                 "image": null,
                     *                 "price": 149.5
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 100,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Story",
                     *       "data": {
                     *         "_id": "story_first_mill",
                     *         "title": "The first mill",
                     *         "content": "The mill came on a camel cart.\n\nNow it runs six days a week.",
                     *         "image": null,
                     *         "date": "2026-10-02T04:00:00.000Z",
                     *         "products": [
                     *           {
                     *             "_id": "prod_mathania_chilli",
                     *             "name": "Mathania Red Chilli Powder",
                     *             "nameHindi": "मथानिया लाल मिर्च",
                     *             "image": null,
                     *             "price": 149.5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Number of the page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Messages on a page. */
                limit?: components["parameters"]["MessageLimit"];
                /** @description Order of the list; a minus turns it round, so `-createdAt` is the newest first. */
                sort?: "-createdAt" | "createdAt";
                /** @description Part of a name, e-mail address, subject or text. */
                q?: string;
                /** @description true for those somebody has read, false for the others. */
                read?: boolean;
                /** @description true for those that were put away, false for the others. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Messages",
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "_id": "01jd6p3n9y_5CvBnMj2k8X",
                     *             "name": "Example Shopper",
                     *             "email": "shopper@example.com",
                     *             "subject": "A question",
                     *             "body": "Do you ship to Jaisalmer?",
                     *             "read": false,
                     *             "archived": false,
                     *             "createdAt": "2026-11-21T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "page": 1,
                     *           "limit": 20,
                     *           "total": 1,
                     *           "totalPages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who writes, and what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageRequest"];
            };
        };
        responses: {
            /** @description The stored message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message sent",
                     *       "data": {
                     *         "_id": "01jd6p3n9y_5CvBnMj2k8X",
                     *         "name": "Example Shopper",
                     *         "email": "shopper@example.com",
                     *         "subject": "A question",
                     *         "body": "Do you ship to Jaisalmer?",
                     *         "read": false,
                     *         "archived": false,
                     *         "createdAt": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message",
                     *       "data": {
                     *         "_id": "01jd6p3n9y_5CvBnMj2k8X",
                     *         "name": "Example Shopper",
                     *         "email": "shopper@example.com",
                     *         "subject": "A question",
                     *         "body": "Do you ship to Jaisalmer?",
                     *         "read": false,
                     *         "archived": false,
                     *         "createdAt": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Contact",
                     *       "data": {
                     *         "headline": "Get in touch",
                     *         "subheading": "We answer within two working days.",
                     *         "address": "Example Haat, Jodhpur, Rajasthan 342001",
                     *         "phone": "+91 00000 00000",
                     *         "email": "hello@example.com",
                     *         "hours": "Monday to Saturday, 10:00 to 18:00",
                     *         "mapEmbed": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Addresses",
                     *       "data": [
                     *         {
                     *           "_id": "01jd4c0x8k_2LpOkMi9n3B",
                     *           "name": "Example Shopper",
                     *           "phoneNumber": "9876543210",
                     *           "addressLine1": "12 Example Road",
                     *           "addressLine2": "",
                     *           "landmark": "",
                     *           "district": "Jodhpur",
                     *           "city": "Jodhpur",
                     *           "state": "Rajasthan",
                     *           "zipCode": "342001",
                     *           "country": "India",
                     *           "addressType": "Home",
                     *           "isDefault": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Address",
                     *       "data": {
                     *         "_id": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "name": "Example Shopper",
                     *         "phoneNumber": "9876543210",
                     *         "addressLine1": "12 Example Road",
                     *         "addressLine2": "",
                     *         "landmark": "",
                     *         "district": "Jodhpur",
                     *         "city": "Jodhpur",
                     *         "state": "Rajasthan",
                     *         "zipCode": "342001",
                     *         "country": "India",
                     *         "addressType": "Home",
                     *         "isDefault": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Address added",
                     *       "data": {
                     *         "_id": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "name": "Example Shopper",
                     *         "phoneNumber": "9876543210",
                     *         "addressLine1": "12 Example Road",
                     *         "addressLine2": "",
                     *         "landmark": "",
                     *         "district": "Jodhpur",
                     *         "city": "Jodhpur",
                     *         "state": "Rajasthan",
                     *         "zipCode": "342001",
                     *         "country": "India",
                     *         "addressType": "Home",
                     *         "isDefault": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole address, which replaces the stored one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address as changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Address updated",
                     *       "data": {
                     *         "_id": "01jd4c0x8k_2LpOkMi9n3B",
                     *         "name": "Example Shopper",
                     *         "phoneNumber": "9876543210",
                     *         "addressLine1": "12 Example Road",
                     *         "addressLine2": "",
                     *         "landmark": "",
                     *         "district": "Jodhpur",
                     *         "city": "Jodhpur",
                     *         "state": "Rajasthan",
                     *         "zipCode": "342001",
                     *         "country": "India",
                     *         "addressType": "Home",
                     *         "isDefault": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thing asked for. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Address deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the client's for one intent, such as a UUID. The same key with the same body gets the first response again, and nothing is done twice; with another body it is rejected. The newest 20 keys of an account are stored for each operation, for 7 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /** @description The order and its total in paise. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentOrderRequest"];
            };
        };
        responses: {
            /** @description What the payment dialog needs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Payment order created",
                     *       "data": {
                     *         "paymentId": "01jd4c9z1h_3XsWqAz7d5E",
                     *         "orderId": "01jd4c2m5t_9QwErTy1u7L",
                     *         "provider": "sandbox",
                     *         "providerOrderId": "order_3f9a1c07b2",
                     *         "keyId": "sandbox_key",
                     *         "amount": 73900,
                     *         "currency": "INR",
                     *         "status": "created"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /** @description What the dialog of the provider handed over. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Payment successful!",
                     *       "data": {
                     *         "paymentId": "01jd4c9z1h_3XsWqAz7d5E",
                     *         "orderId": "01jd4c2m5t_9QwErTy1u7L",
                     *         "provider": "sandbox",
                     *         "providerOrderId": "order_3f9a1c07b2",
                     *         "keyId": "sandbox_key",
                     *         "amount": 73900,
                     *         "currency": "INR",
                     *         "status": "paid"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /** @description The payment to give up. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Payment cancelled",
                     *       "data": {
                     *         "paymentId": "01jd4c9z1h_3XsWqAz7d5E",
                     *         "orderId": "01jd4c2m5t_9QwErTy1u7L",
                     *         "provider": "sandbox",
                     *         "providerOrderId": "order_3f9a1c07b2",
                     *         "keyId": "sandbox_key",
                     *         "amount": 73900,
                     *         "currency": "INR",
                     *         "status": "cancelled"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Signature over the raw body, sent by Razorpay. */
                "X-Razorpay-Signature"?: string;
                /** @description Id of the event, sent by Razorpay; the same when an event is sent again. */
                "X-Razorpay-Event-Id"?: string;
                /** @description Signature over the raw body, sent by the sandbox provider. */
                "X-Sandbox-Signature"?: string;
                /** @description Id of the event, sent by the sandbox provider. */
                "X-Sandbox-Event-Id"?: string;
            };
            path: {
                /** @description Name of the payment provider, such as `sandbox` or `razorpay`. One that is not on offer is not found. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        /** @description The event as the provider sends it; the signature covers its bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description The event is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Event received",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookUpPincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pincode, exactly 6 digits. */
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the pincode. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pincode, exactly 6 digits. */
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description How long it may be cached, until `validUntil` at most.
                     * @example public, max-age=3600
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Delivery",
                     *       "data": {
                     *         "pincode": "302001",
                     *         "place": {
                     *           "district": "Jaipur",
                     *           "state": "Rajasthan"
                     *         },
                     *         "deliverBy": "2026-12-01",
                     *         "validUntil": "2026-11-25T08:30:00.000Z",
                     *         "codAvailable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Width of the copy in pixels. */
                w?: 160 | 320 | 480 | 640 | 960 | 1280;
                /** @description Format of the copy; that of the original when left out. */
                format?: "webp" | "avif" | "jpeg";
            };
            header?: never;
            path: {
                /** @description SHA-256 of the original picture, in hexadecimal. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description How long it may be cached.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": Blob;
                    "image/webp": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            /** @description The client has it already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Not now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "unavailable"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Not now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "unavailable"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
