import { Button, buttonClass, Icon } from '@haat/ui';
import { Link2, MessageCircle } from 'lucide';
import { showError, showSuccess } from '../../components/feedback/toast.tsx';
import { shareUrl, whatsAppLink } from './share-product.ts';
import { SHARE_TEXTS } from './share-texts.ts';

interface ShareLinksProps {
  readonly name: string;
}

/** The share links for devices without a share sheet. */
export default function ShareLinks({ name }: ShareLinksProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(shareUrl());
      showSuccess('share', SHARE_TEXTS.copied);
    } catch {
      showError('share', SHARE_TEXTS.notCopied);
    }
  }
  return (
    <div className="mt-1 flex w-full flex-wrap gap-3">
      <a
        href={whatsAppLink(name)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'compact' })}
      >
        <Icon node={MessageCircle} className="size-5" /> {SHARE_TEXTS.whatsApp}
      </a>
      <Button
        variant="secondary"
        size="compact"
        icon={<Icon node={Link2} className="size-5" />}
        onClick={() => void copy()}
      >
        {SHARE_TEXTS.copy}
      </Button>
    </div>
  );
}
