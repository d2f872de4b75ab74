/** Whether the server can be reached, as far as the last request of this page tells. */
class Reach {
  isLost = $state(false);
}

export const reach = new Reach();
