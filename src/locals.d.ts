declare namespace App {
  interface Locals {
    /** Address of the same page in the other language, where it stands: src/middleware.ts. */
    twin?: string;
  }
}
