// Generated from openapi/ by `pnpm --filter @haat/api-sdk generate`: do not edit.

import type { RequestRules } from '../request-rules.ts';
import type { operations } from '@haat/api-sdk/schema';

/** What the contract asks of the requests of each operation. */
export const REQUEST_RULES: { readonly [Id in keyof operations]: RequestRules } = {
  "refreshToken": {
    "method": "POST",
    "path": "/users/refresh-token",
    "isAtRoot": false,
    "access": "refresh",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getCurrentUser": {
    "method": "GET",
    "path": "/users/current-user",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "registerUser": {
    "method": "POST",
    "path": "/users/register",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 201,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fullName",
          "userName",
          "email",
          "phoneNumber",
          "password"
        ],
        "properties": {
          "fullName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "userName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          },
          "phoneNumber": {
            "type": "string",
            "pattern": "^\\+?[1-9][0-9]{1,14}$"
          },
          "password": {
            "type": "string",
            "minLength": 6,
            "maxLength": 128,
            "pattern": "^(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])"
          }
        }
      },
      "multipart/form-data": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fullName",
          "userName",
          "email",
          "phoneNumber",
          "password"
        ],
        "properties": {
          "fullName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "userName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          },
          "phoneNumber": {
            "type": "string",
            "pattern": "^\\+?[1-9][0-9]{1,14}$"
          },
          "password": {
            "type": "string",
            "minLength": 6,
            "maxLength": 128,
            "pattern": "^(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])"
          },
          "avatar": {
            "type": "string",
            "format": "binary"
          }
        }
      }
    }
  },
  "loginUser": {
    "method": "POST",
    "path": "/users/login",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "email",
          "password"
        ],
        "properties": {
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          },
          "password": {
            "type": "string",
            "minLength": 6,
            "maxLength": 128
          },
          "rememberMe": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "logoutUser": {
    "method": "POST",
    "path": "/users/logout",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "resendEmailVerification": {
    "method": "POST",
    "path": "/users/resend-email-verification",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "verifyEmail": {
    "method": "POST",
    "path": "/users/verify-email/{token}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "token": {
            "type": "string",
            "minLength": 16,
            "maxLength": 128,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "token"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "undoEmailChange": {
    "method": "POST",
    "path": "/users/undo-email-change/{token}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "token": {
            "type": "string",
            "minLength": 16,
            "maxLength": 128,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "token"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "cancelEmailChange": {
    "method": "DELETE",
    "path": "/users/pending-email",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "forgotPassword": {
    "method": "POST",
    "path": "/users/forgot-password",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "email"
        ],
        "properties": {
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          }
        }
      }
    }
  },
  "resetPassword": {
    "method": "POST",
    "path": "/users/reset-password/{resetToken}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "resetToken": {
            "type": "string",
            "minLength": 16,
            "maxLength": 128,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "resetToken"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "newPassword"
        ],
        "properties": {
          "newPassword": {
            "type": "string",
            "minLength": 6,
            "maxLength": 128,
            "pattern": "^(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])"
          }
        }
      }
    }
  },
  "changePassword": {
    "method": "POST",
    "path": "/users/change-password",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "oldPassword",
          "newPassword"
        ],
        "properties": {
          "oldPassword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "newPassword": {
            "type": "string",
            "minLength": 6,
            "maxLength": 128,
            "pattern": "^(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])"
          }
        }
      }
    }
  },
  "updateAccount": {
    "method": "PATCH",
    "path": "/users/update-account",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "fullName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          },
          "currentPassword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "phoneNumber": {
            "type": "string",
            "minLength": 1,
            "maxLength": 15,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "address": {
            "type": "string",
            "maxLength": 500,
            "pattern": "^[^\\u0000]*$"
          }
        }
      }
    }
  },
  "updateAvatar": {
    "method": "PATCH",
    "path": "/users/avatar",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "multipart/form-data": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "avatar"
        ],
        "properties": {
          "avatar": {
            "type": "string",
            "format": "binary"
          }
        }
      }
    }
  },
  "listSessions": {
    "method": "GET",
    "path": "/users/sessions",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "endSession": {
    "method": "DELETE",
    "path": "/users/sessions/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "endOtherSessions": {
    "method": "POST",
    "path": "/users/end-other-sessions",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "exportAccount": {
    "method": "GET",
    "path": "/users/export",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "deleteAccount": {
    "method": "POST",
    "path": "/users/delete-account",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentPassword"
        ],
        "properties": {
          "currentPassword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          }
        }
      }
    }
  },
  "listUsers": {
    "method": "GET",
    "path": "/users",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "q": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "role": {
            "type": "string",
            "enum": [
              "customer",
              "admin"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listCategories": {
    "method": "GET",
    "path": "/categories",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "status": {
            "type": "string",
            "enum": [
              "active",
              "inactive"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getCategory": {
    "method": "GET",
    "path": "/categories/{id}",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "pattern": "^[^\\u0000-\\u001F\\u007F/]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listProducts": {
    "method": "GET",
    "path": "/products",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "search": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "category": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "brand": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "sort": {
            "type": "string",
            "enum": [
              "bestseller",
              "newest",
              "price-asc",
              "price-desc",
              "name",
              "discount",
              "rating"
            ]
          },
          "inStock": {
            "type": "boolean"
          },
          "categorySlug": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "categoryId": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "category_id": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "categories": {
            "type": "string",
            "maxLength": 1000,
            "pattern": "^[^\\u0000]*$"
          },
          "in_stock": {
            "type": "boolean"
          },
          "availability": {
            "type": "string",
            "enum": [
              "in-stock",
              "out-of-stock"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getProduct": {
    "method": "GET",
    "path": "/products/{id}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getCart": {
    "method": "GET",
    "path": "/cart",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "addToCart": {
    "method": "POST",
    "path": "/cart/add-cart",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "productId",
          "quantity"
        ],
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 99
          }
        }
      }
    }
  },
  "updateCart": {
    "method": "PATCH",
    "path": "/cart/update-cart/{userId}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "userId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "userId"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "productId",
          "quantity"
        ],
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 99
          }
        }
      }
    }
  },
  "removeFromCart": {
    "method": "DELETE",
    "path": "/cart/delete-cart/{productId}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "productId"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "clearCart": {
    "method": "DELETE",
    "path": "/cart/clear-cart",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "mergeCarts": {
    "method": "POST",
    "path": "/cart/merge-carts",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {
          "Idempotency-Key": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128,
            "pattern": "^[!-~]+$"
          }
        },
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "localCart"
        ],
        "properties": {
          "localCart": {
            "type": "array",
            "maxItems": 200,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "productId",
                "quantity"
              ],
              "properties": {
                "productId": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 64,
                  "pattern": "^[A-Za-z0-9_-]+$"
                },
                "quantity": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 99
                }
              }
            }
          }
        }
      }
    }
  },
  "listPages": {
    "method": "GET",
    "path": "/pages",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "isActive": {
            "type": "boolean"
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getPage": {
    "method": "GET",
    "path": "/pages/{slug}",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "slug": {
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "pattern": "^[^\\u0000-\\u001F\\u007F/]+$"
          }
        },
        "required": [
          "slug"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listOrders": {
    "method": "GET",
    "path": "/order/get-all",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getOrder": {
    "method": "GET",
    "path": "/order/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "cancelOrder": {
    "method": "POST",
    "path": "/order/cancel-order/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "returnOrder": {
    "method": "POST",
    "path": "/order/return-order/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {
          "Idempotency-Key": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128,
            "pattern": "^[!-~]+$"
          }
        },
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "reason": {
            "type": "string",
            "maxLength": 1000,
            "pattern": "^[^\\u0000]*$"
          }
        }
      }
    }
  },
  "createOrder": {
    "method": "POST",
    "path": "/order/create-order",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 201,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {
          "Idempotency-Key": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128,
            "pattern": "^[!-~]+$"
          }
        },
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "items",
          "shippingAddress",
          "paymentMethod"
        ],
        "properties": {
          "items": {
            "type": "array",
            "minItems": 1,
            "maxItems": 200,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "productId",
                "quantity"
              ],
              "properties": {
                "productId": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 64,
                  "pattern": "^[A-Za-z0-9_-]+$"
                },
                "quantity": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 99
                }
              }
            }
          },
          "shippingAddress": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "paymentMethod": {
            "type": "string",
            "enum": [
              "cod",
              "online"
            ]
          },
          "expectedTotal": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100000000000000
          }
        }
      }
    }
  },
  "getWishlist": {
    "method": "GET",
    "path": "/wishlist",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "addToWishlist": {
    "method": "POST",
    "path": "/wishlist/add",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "productId"
        ],
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        }
      }
    }
  },
  "removeFromWishlist": {
    "method": "DELETE",
    "path": "/wishlist/delete",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "productId"
        ],
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        }
      }
    }
  },
  "clearWishlist": {
    "method": "DELETE",
    "path": "/wishlist/clear",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listReviews": {
    "method": "GET",
    "path": "/reviews",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "userId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "rating": {
            "type": "integer",
            "minimum": 1,
            "maximum": 5
          },
          "sort": {
            "type": "string",
            "enum": [
              "-createdAt",
              "createdAt",
              "-rating",
              "rating"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "createReview": {
    "method": "POST",
    "path": "/reviews",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 201,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "productId",
          "rating"
        ],
        "properties": {
          "productId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "rating": {
            "type": "integer",
            "minimum": 1,
            "maximum": 5
          },
          "comment": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^[^\\u0000]*$"
          },
          "title": {
            "type": "string",
            "maxLength": 120,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          }
        }
      }
    }
  },
  "listProductReviews": {
    "method": "GET",
    "path": "/reviews/product/{id}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "sort": {
            "type": "string",
            "enum": [
              "-createdAt",
              "createdAt",
              "-rating",
              "rating"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listUserReviews": {
    "method": "GET",
    "path": "/reviews/user/{id}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "sort": {
            "type": "string",
            "enum": [
              "-createdAt",
              "createdAt",
              "-rating",
              "rating"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getReview": {
    "method": "GET",
    "path": "/reviews/{id}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "updateReview": {
    "method": "PATCH",
    "path": "/reviews/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "rating": {
            "type": "integer",
            "minimum": 1,
            "maximum": 5
          },
          "comment": {
            "type": "string",
            "maxLength": 2000,
            "pattern": "^[^\\u0000]*$"
          },
          "title": {
            "type": "string",
            "maxLength": 120,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          }
        }
      }
    }
  },
  "deleteReview": {
    "method": "DELETE",
    "path": "/reviews/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listStories": {
    "method": "GET",
    "path": "/story",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "search": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getStory": {
    "method": "GET",
    "path": "/story/{id}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listMessages": {
    "method": "GET",
    "path": "/message",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {
          "page": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100000
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "sort": {
            "type": "string",
            "enum": [
              "-createdAt",
              "createdAt"
            ]
          },
          "q": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000]*$"
          },
          "read": {
            "type": "boolean"
          },
          "archived": {
            "type": "boolean"
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "createMessage": {
    "method": "POST",
    "path": "/message",
    "isAtRoot": false,
    "access": "optional",
    "successStatus": 201,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "body"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254,
            "pattern": "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$"
          },
          "subject": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          },
          "body": {
            "type": "string",
            "minLength": 1,
            "maxLength": 5000,
            "pattern": "^\\s*[^\\s\\u0000][^\\u0000]*$"
          }
        }
      }
    }
  },
  "getMessage": {
    "method": "GET",
    "path": "/message/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getContact": {
    "method": "GET",
    "path": "/contact",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "listAddresses": {
    "method": "GET",
    "path": "/address/get-addresses",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getAddress": {
    "method": "GET",
    "path": "/address/get-address/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "createAddress": {
    "method": "POST",
    "path": "/address/create-address",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 201,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "phoneNumber",
          "addressLine1",
          "district",
          "city",
          "state",
          "zipCode",
          "country"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 2,
            "maxLength": 60,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\S\\u0000-\\u001F\\u007F]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "phoneNumber": {
            "type": "string",
            "minLength": 10,
            "maxLength": 15,
            "pattern": "^[ ()-]{0,2}(?:\\+9[ ()-]{0,2}1[ ()-]{0,2}|0[ ()-]{0,2})?(?:[0-9][ ()-]{0,2}){10}$"
          },
          "addressLine1": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "pattern": "^\\s*[^\\s\\u0000][^\\u0000]*$"
          },
          "addressLine2": {
            "type": "string",
            "maxLength": 300,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          },
          "landmark": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          },
          "district": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "city": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "state": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "zipCode": {
            "type": "string",
            "pattern": "^[0-9]{6}$"
          },
          "country": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "addressType": {
            "type": "string",
            "enum": [
              "Home",
              "Work",
              "Other"
            ]
          },
          "isDefault": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "updateAddress": {
    "method": "PUT",
    "path": "/address/update-address/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "phoneNumber",
          "addressLine1",
          "district",
          "city",
          "state",
          "zipCode",
          "country"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 2,
            "maxLength": 60,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\S\\u0000-\\u001F\\u007F]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "phoneNumber": {
            "type": "string",
            "minLength": 10,
            "maxLength": 15,
            "pattern": "^[ ()-]{0,2}(?:\\+9[ ()-]{0,2}1[ ()-]{0,2}|0[ ()-]{0,2})?(?:[0-9][ ()-]{0,2}){10}$"
          },
          "addressLine1": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "pattern": "^\\s*[^\\s\\u0000][^\\u0000]*$"
          },
          "addressLine2": {
            "type": "string",
            "maxLength": 300,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          },
          "landmark": {
            "type": "string",
            "maxLength": 100,
            "pattern": "^[^\\u0000-\\u001F\\u007F]*$"
          },
          "district": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "city": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "state": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "zipCode": {
            "type": "string",
            "pattern": "^[0-9]{6}$"
          },
          "country": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "^ *[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"
          },
          "addressType": {
            "type": "string",
            "enum": [
              "Home",
              "Work",
              "Other"
            ]
          },
          "isDefault": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "deleteAddress": {
    "method": "DELETE",
    "path": "/address/delete-address/{id}",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        },
        "required": [
          "id"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "createPaymentOrder": {
    "method": "POST",
    "path": "/payment/{provider}/create-order",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "maxLength": 32,
            "pattern": "^[a-z][a-z0-9-]*$"
          }
        },
        "required": [
          "provider"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {
          "Idempotency-Key": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128,
            "pattern": "^[!-~]+$"
          }
        },
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "orderId",
          "amount"
        ],
        "properties": {
          "orderId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "amount": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000000000
          }
        }
      }
    }
  },
  "verifyPayment": {
    "method": "POST",
    "path": "/payment/{provider}/verify",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "maxLength": 32,
            "pattern": "^[a-z][a-z0-9-]*$"
          }
        },
        "required": [
          "provider"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "providerOrderId",
          "providerPaymentId",
          "providerSignature",
          "paymentId"
        ],
        "properties": {
          "providerOrderId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[A-Za-z0-9_.:-]+$"
          },
          "providerPaymentId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "pattern": "^[A-Za-z0-9_.:-]+$"
          },
          "providerSignature": {
            "type": "string",
            "minLength": 1,
            "maxLength": 512,
            "pattern": "^[A-Za-z0-9+/=_.:-]+$"
          },
          "paymentId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        }
      }
    }
  },
  "cancelPayment": {
    "method": "POST",
    "path": "/payment/{provider}/cancel",
    "isAtRoot": false,
    "access": "session",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "maxLength": 32,
            "pattern": "^[a-z][a-z0-9-]*$"
          }
        },
        "required": [
          "provider"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "paymentId"
        ],
        "properties": {
          "paymentId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9_-]+$"
          }
        }
      }
    }
  },
  "receivePaymentWebhook": {
    "method": "POST",
    "path": "/payment/{provider}/webhook",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "provider": {
            "type": "string",
            "minLength": 1,
            "maxLength": 32,
            "pattern": "^[a-z][a-z0-9-]*$"
          }
        },
        "required": [
          "provider"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {
          "X-Razorpay-Signature": {
            "type": "string",
            "maxLength": 512
          },
          "X-Razorpay-Event-Id": {
            "type": "string",
            "maxLength": 128
          },
          "X-Sandbox-Signature": {
            "type": "string",
            "maxLength": 512
          },
          "X-Sandbox-Event-Id": {
            "type": "string",
            "maxLength": 128
          }
        },
        "required": []
      }
    },
    "body": {
      "application/json": {
        "type": "object",
        "additionalProperties": true
      }
    }
  },
  "lookUpPincode": {
    "method": "GET",
    "path": "/pincode/{pincode}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "pincode": {
            "type": "string",
            "pattern": "^[0-9]{6}$"
          }
        },
        "required": [
          "pincode"
        ]
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getMedia": {
    "method": "GET",
    "path": "/media/{hash}",
    "isAtRoot": false,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {
          "hash": {
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "required": [
          "hash"
        ]
      },
      "query": {
        "type": "object",
        "properties": {
          "w": {
            "type": "integer",
            "enum": [
              160,
              320,
              480,
              640,
              960,
              1280
            ]
          },
          "format": {
            "type": "string",
            "enum": [
              "webp",
              "avif",
              "jpeg"
            ]
          }
        },
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getHealth": {
    "method": "GET",
    "path": "/healthz",
    "isAtRoot": true,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  },
  "getReadiness": {
    "method": "GET",
    "path": "/readyz",
    "isAtRoot": true,
    "access": "open",
    "successStatus": 200,
    "parameters": {
      "path": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "query": {
        "type": "object",
        "properties": {},
        "required": []
      },
      "header": {
        "type": "object",
        "properties": {},
        "required": []
      }
    },
    "body": null
  }
};
