/** Ends the notices of this browser, whoever switched them on; nothing where there are none. */
export async function dropPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The shop forgets it with the session.
  }
}
