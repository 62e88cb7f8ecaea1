import { createIdempotencyKey, toForm, unwrap } from '@haat/api-sdk';
import { Alert, Button, Icon } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import 'react-easy-crop/react-easy-crop.css';
import { DeskDialog } from '../../components/dialog/desk-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import {
  type CropArea,
  cropPicture,
  MAX_SHOWN_SIDE,
  openPicture,
} from '../../lib/pictures/crop-picture.ts';
import { CROP } from './crop.texts.ts';

/** The shop's stage of a picture. */
const ASPECT = 4 / 5;

interface CropDialogProps {
  readonly productId: string;
  readonly file: File;
  readonly onClose: () => void;
}

/** Crops and straightens a photograph with the fingers, and sends it. */
export default function CropDialog({ productId, file, onClose }: CropDialogProps) {
  const texts = useTexts(CROP);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [straighten, setStraighten] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const [area, setArea] = useState<CropArea | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const rotation = quarters * 90 + straighten;
  const picture = useQuery({
    queryKey: ['picture', file.name, file.size, file.lastModified],
    queryFn: () => openPicture(file, MAX_SHOWN_SIDE),
    gcTime: 0,
    networkMode: 'always',
  });
  const add = useMutation({
    async mutationFn() {
      if (picture.data === undefined || area === null) return;
      const sent = await cropPicture(picture.data, area, rotation);
      const call = desk.POST('/desk/products/{id}/pictures', {
        params: { path: { id: productId }, header: { 'Idempotency-Key': createIdempotencyKey() } },
        body: toForm({ picture: sent }),
      });
      storeProduct(await unwrap(call));
      showNotice('success', texts.pictureAdded);
      onClose();
    },
  });
  const { data } = picture;
  useEffect(() => {
    if (data === undefined) return;
    const shown = URL.createObjectURL(data);
    setUrl(shown);
    return () => URL.revokeObjectURL(shown);
  }, [data]);

  return (
    <DeskDialog
      onClose={onClose}
      title={texts.crop}
      actions={
        <Button isBusy={add.isPending} aria-disabled={area === null} onClick={() => add.mutate()}>
          {texts.usePicture}
        </Button>
      }
    >
      {picture.error && <Alert>{texts.badPicture}</Alert>}
      <Failure error={add.error} className="mb-3" />
      <div className="relative h-72 overflow-clip rounded-haat bg-ink">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={ASPECT}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.cropHint}</p>
      <div className="mt-2 grid gap-1">
        <label className="grid gap-1">
          {texts.zoom}
          <input
            type="range"
            className="touch"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <label className="grid gap-1">
          {texts.straighten}
          <input
            type="range"
            className="touch"
            min={-15}
            max={15}
            step={0.5}
            value={straighten}
            onChange={(event) => setStraighten(Number(event.target.value))}
          />
        </label>
        <Button
          variant="secondary"
          icon={<Icon node={RotateCw} className="size-5" />}
          onClick={() => setQuarters((quarters + 1) % 4)}
        >
          {texts.turn}
        </Button>
      </div>
    </DeskDialog>
  );
}
