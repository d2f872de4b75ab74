/** Who is at this browser: a guest, or somebody with an account. */

class Person {
  account = $state<string | undefined>(undefined);
}

export const person = new Person();
