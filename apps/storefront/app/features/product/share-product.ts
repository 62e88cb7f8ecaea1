/** The address to tell others: this page without what a link collected on its way. */
export function shareUrl(): string {
  return window.location.origin + window.location.pathname;
}

/** Whether the device has a sheet of its own to share with. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's own sheet; closing it without sharing is no failure. */
export async function shareProduct(name: string): Promise<void> {
  try {
    await navigator.share({ title: name, url: shareUrl() });
  } catch {
    // Closed, or refused by the browser: the shopper saw it happen.
  }
}

/** The WhatsApp link that offers to send the product to somebody. */
export function whatsAppLink(name: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name}: ${shareUrl()}`)}`;
}
