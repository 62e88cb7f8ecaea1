/** A list to choose from that has the first value four times, so that most choices are this one. */
export function mostly<Value>(value: Value, ...others: readonly Value[]): Value[] {
  return [value, value, value, value, ...others];
}
