/** What a hook threw: the network has no part in it, so the call is not sent again. */
export class HookFault {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    this.thrown = thrown;
  }
}
