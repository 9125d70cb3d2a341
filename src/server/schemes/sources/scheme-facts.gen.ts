// Made by npm run schemes:facts from AMFI's lists. A line is a fact, and the codes that it holds for, in distances.
export const variantFacts = `
,,	25ur 1vx 176 5b3 6n 9er bod 247 4e 1 1 1 dq 8j
,bonus,	25kk jl 784 8zv 1l 88 1o 1 470 25f 1 1 1 1 1 1 2 r 1 2 2 6 2 2 1kg 43f i 2 5 d a 2 9 k 3 h 2e 4 1e 3x0 5r9
,growth,	25dw 27 3k 31 4t 2j 28 1a 2s 3f a 1 c 2y 1m 35 3e 2z 1 16 2 2 b 3i b 37 58 dr 7w y ws u bh ge 7i 2z a 2 1b 5i 6i 23 a 1s 1 bl 1g 2 e 2 16 8 2 2 1h 2i 4j 30 1 1 1p gf fq 6y 2 3j 44 1v b9 5x 1r 34 4f w 2 4d 3y 2 z 4s 18 1s i5 2h 8g 6 27 a 3n 2 z o 6 a 2a 6 5o bd bq 2z 1kb dv ap ed 7a 83 38 b h 2w 2i 13 l 27 5 1t 8 g 2 8 a y 7 33 5 4 s 4 h 5i 4 io 1gs f 7o 8 w g z 30 24 25 20 6t 11 29 28 3g 42 b e p 1f 23 13 g 1i o 24 3 18 4 13 1i n 23 14 5 2 a 1a 16 4 1e i 6 v 6 11 10 4 4 e 5 1c l 1a d n 3 5 t 1f 2 4 m 4 1p g 6 1p 34 1e 4c o f 6 1 17 1b e 16 4 1w 7 4 u 1w i p 11 1x t 2f 9 1k 2 1j e 23 x 2m 2v 3h 10 7 1q 6 9 15 5 2 12 11 15 4 2h 1d 30 v 2v 1d k 1a l h 2a x u b 16 1r m q 19 9 11 q 27 4 4 f 1r 4 24 n a q 2v d c 18 g 9 7 o 2 19 1k k e e 1a 5 2r 3 5 1 g 6 5 2 2c 7 s d 3h c 3 6 1z x 1s 3 3 6 6 22 11 1v 3k 6 e h 6 w 1q 5 3 f 5 4 3 1j 1i x 5 2 5 2m y 6 18 w 4 c 19 d 4 z 2 1t 2 1j 3 4 i 7 p 10 2 1m k 5 t 6 2 a u 5 16 y 10 1d 3 1 7 1 4 6 w 1 1 1 5 19 c 1i 7 8 1g 10 b l k e 1s 6 10 3 x d 6 4 3 o v 16 g 2 1n 1f z 3 4 1i p 1o u 3 8 4 q 8 11 1g e 6 1w 9 r 5b 4 7 b 3i r v z 2 4 4 2x 3 i 8 1o k g 1j 9 j n 1a 6 z 6 3 s 4 6 t 22 6 1 25 z g b 2 w7 1x 6 m i o 1h 1g 12 1 1v m 12 r j s 1b a 5 i 1k 1g n d x s 1b 1m q b 2p 2 17 i 7 l d a 2s l g 3 3v k 3 6 1y 1a 4 z 1g a 1d 2a 4 t j 10 7 2a e 17 1z 1a 11 3 b 1o 9 24 5 g 1z g h 7 9 1p t 5 9 1o b 3 b f a 13 d 1f 5 a 23 2a u n 24 5 d k 17 3 8 10 l 1 5 s i 9 20 16 a 14 4 4 7 4 9 1a 5 a 5 d 19 1s d 6 7 1d 8 1bg 1i 1 s d 1o jq 8 2 4 7 5 o z 1y 2 3 a 2 u 1b 3 i 5 8 10 13 b 8 5 1x t h 4 1c 9 1h t e f 1 z 17 b 2j k x n a v 1f w 9 7 5 c 1i 3p 1s 8 1t a o 3 8 e 17 j o 4 c 24 5 y 1 2e 1f d 4 1 a d k 3 1n 1g 8 1i c e 6 2 4 h 1m 5 1r b b 1 g 8 7 4 13 6 o 8 4 19 4 v 7 n i 2 b 6 16 8 9 a 7 2o 1 1t 2 9 c u 1a 12 e a 4 1e f y 2 3 b b 8 q c 2 12 y l a 10 i t w u b 4 1 4 e 10 s m 4 e 1k 9 1a 1b l 1k 1v g e 13 d h 8 1q t 1g b 8 g 4 28 5 e m 1k r a 7 1a 3 a 2 1q 8 4 1y 17 4 21 9 7 n 3c m 1d 3 2 b 1j 1h 5 4 y 19 3 2f 4 1b 1g r 7 1m z 1b s 14 1 6 m 1s 6 2 21 4 p j 1z c 8 p 4 4 12 18 1 8 23 c d b e m 5 2i c f b z 1c d l 7 a g x p 1 6 2c 3 4 5 4 c r 3 10 2 c 11 2 v a 1r 7 a p c 1x b l c f e 1a 8 3 w 6 g 2e p l 5 o a 30 l 3 g e t 1s 13 f d 23 15 j d 10 1a 4 f f 9 1a 4c c 2f ha 15 1j 7 1 6 2 6 3 2 6 7 6 1 7 2 3 4s 34 ok ks 6f c 1l 4n 1i 2o 2x 8a 9 7e 7f 42 yv 9i vf
,idcw,	25dv 27 3k dv a2 1c 39 bu 1 1 tw y wq 13g 2 jl 52 1rr 45 1v h8 4v 4f w 4d 40 11 4s 30 i5 2h 8h 6b 1 13 z 84 to 259 3l4 ag 31 lz 46 qr lp 2j9 az jq 5y 4 4z g6 3g9 g 3hj 2x 1y 9cw
,idcw,annual	2eif ul drj fm 2 11q 11t 31q 5li 3m4 2bh
,idcw,daily	268x 80i 14c fug
,idcw,fortnightly	29yu 1x0 1 1 2iy ps5 3t
,idcw,half-yearly	25fw 8 g7 j3 222 5xt 1q4 no 1q5 j5 4 a23 2h 2 2 94 auu
,idcw,monthly	25jr 7p 4t 7o 7 a 1uf 1h1 iz 1x5 2 sg 1it 7a i jx 1a6 1mj 4q3 6iw 5kh 5lx 3k6 1x 224
,idcw,periodic	2bva
,idcw,quarterly	25fp 9 3u ci 7w 6kb nv uy 7a i vm 2 7r 3jx 3r9 bvv 24 14c 4ex 2u8 rx bw
,idcw,weekly	2574 4ri 6 2ky 1 1io 1 2 6v 54 c k6 a5 4j rrf
,idcw-payout,	26qm 2s4 1p 5g 6i 45 3 cz 2 g 2 1c 2 2 1h 2k 4h 4r gf 1no 89 1cs 2hn c7 p4 7a 81 3a b f 2y 2i 13 l 27 3 1t a g 2 8 8 10 7 33 5 4 s 4 h 5i 4 io 1h5 7q 8 19 a8 6t 14 29 25 7x d m 1g 26 12 d 1l m 24 7 17 3 10 1l n 20 1e b 19 16 4 1e i 12 2 15 14 e 8 1c h 1c f o 2 5 x 1b 2 q 4 1p g 6 1m 37 1e 4c 17 3 18 18 g 16 6 21 4 u 1w k 1o 1y 3g 1k 2 1l 2f y d 53 3h 10 7 1q 6 a 14 1 6 14 1g o 4 2i 1a 3y 2u 1d m 1u g 2a x q f 16 1r m r 19 8 1o 27 4 5 i 1q 4 24 y 3g t 1y 3 v 18 1j g j e 1a 4 2o 7 6 l 9 2i s d 3c l 1 23 a 2h 3 6 6 23 x 1z 3j 12 7 u 1r 7 k 4 3 1k 1e 13 4 2r y 6 15 1f 1m 4 w 7 1o 1m 9 i 3 t x 5 1m k y 6 2 8 y 3 18 w 11 18 4 4 4 4 a z 5 1m 1h 3 8 1i 12 b m j c 1v 5 y 6 u h 4 1 6 m z 14 g 2 1j 1k w 3 2 6 1d q 1o w 5 7 4 r 8 z 1h b 5 1z 9 r 3g 1 1 r 12 4 7 7 3m p v 11 3 5 2 2u 7 h 8 1o l c 1n 9 i 1u 7 11 6 3 3 q 3 4 2x 3 4 2b t g 9 4 w9 1v 4 16 o 1e 1f 14 5 1t g 4 14 s i s r m a 3 k 1g 2 16 8 n c 5 t s 1d 1m z 4p l f 8 29 j z 5 h 3c k 5 4 1y 1a 4 12 1f b 1c 27 4 w h 12 7 k 1r 1k 1w 1a 12 5 c 1k d n 1d 8 h 1y d k 4 4 8 1m w e 1q 5 7 7 j 7 17 d 1c 5 d 20 2e p 2v 4 d m 12 6 8 10 j 3 6 r i b 1v 19 c 13 3 4 7 a 1e 5 f c 17 28 5 3 1e b 1bd 2c 23 jo a a 4 s 2u 6 2 8 4 u 18 6 k 3 14 1 18 9 9 2 1z t h 4 1e 8 1c z d a 7 x 19 5 2n m s r 9 r 1f w d 4 8 5j 1p 9 1v a p 4 6 g 11 n p 4 b 29 w 5 2c 1o u k 6 34 7 b 16 d d 3 5 4 f 1k a e 19 f 6 5 k b 4 z 5 3 o a 6 15 4 v t j 5 8 6 14 e 5 d 6 2m 3 1p 4 d b v 2a e g 1e b 10 e d y 9 5 2m 2i 21 3 4 1j 1f 2 1v c 2m 24 3o 16 1o w 20 e 4 26 3 g k 1k 13 1h c 29 33 4 n 1 2g 57 7 b 3b y 1a 2d 4 2s 2n z 1d r z x 1s 6 25 2 n 2l b 8 1x 1g 24 p d b p 2v h 1d 1k n h 1d u 1 2d 5 5 18 4 1h 10 v a 1y 1b 1x 17 f 1p 17 6 j 30 l t 3u i g 2o 10 2v 13 21 17 9 6z 2c k2 2 5 5 e 2 1i1 d0 48 im 7m 3y mq
,idcw-payout,annual	2yr6
,idcw-payout,daily	25fr 12l 6 19 1 1 7un 6 6 tn wv f2q 3h7 7h4 4 5
,idcw-payout,flexi	2r6l
,idcw-payout,fortnightly	263y fo 2 2 5 1ex
,idcw-payout,half-yearly	2itm isr 1q r 26 p y 16 l 2h m c 2y 34 1o 3f k 22 49 m 6a 1y 1v d 58 h 68 3b 8g 63 9 2k 6v 23 5 4d 3i 3h 5g 24 2 1a 49 2l m 2g 8 3y 1e w 5d 3l 3z 30 h 5u jz 14 7y 24v
,idcw-payout,monthly	26ij 182 6o4 gte ayr d 8 80
,idcw-payout,quarterly	2goh 2l kl 4k 141 il 5i 46a 3s2 7ki 2v6 1r v 25 q x 17 f 2i m 29 11 32 1w 3g d 1r g 44 n 2s 3o 7 1k 22 4 5r 6e 3b 6d 1x c 5w 3 2m 38 3k 12 13 6 2q 1r 2h 9 i 6 3e 2 1s k 38 a 1o 8 c u 1c 1y 10 28 9 o 14 1g 8 p c 2t o q 12 2s l y x 2u d b 39 o 2m 3 s 8 1e 4c 2n hh 14 2h f 5 4q 3a 19c cz 1c 2w b4 6 7d
,idcw-payout,weekly	25u6 3 a1 e6 1 2xc 33z io3 3h7 7ha 5 s 9
,idcw-reinvestment,	256x 3 xls 2cr
,idcw-reinvestment,daily	26ok 1rw rv 7k 2j g7 sl 1 1 2kb 1nd 1uf hvt 1gp 2mx 52h 23u
,idcw-reinvestment,fortnightly	26in 3cm
,idcw-reinvestment,monthly	305w
,idcw-reinvestment,weekly	27mi 28u lcy 4xk 2n2 529 23x
direct,,	2jkh ay 64 1 8ro 9k3 27j 1bq 2 1 2 1of 3b gn 3 3d 2rx 31 g d
direct,bonus,	2ji4 19 i e a 4 n d 7 f 5 g 4 8 7 8 m 1z bf b 95 2b je i 8m 17t 1 gh 7m 2h2 1z7 2 3 4 ub fc 53 22 17 u 2 2 2 2 2 2 3 1 1 1 2 1 1 2 6p 1le 3f 7 2 1 3 8 2 62 1 l2 4k 17 2uz 1 2 9 j u 3 1 31 1bq 4c 2i2 i 35d ar 5f f 1q 12j
direct,growth,	27uq 6s 613 dm 2dx 1ws ib 2 3 1 2 3 4 2 1 6 8 6 4 8 3 18 7 d 3 7 7 6 3 6 3 2 3 14 5 4 1 3 2 2 1 3 1 3 2 3 1 3 8 2 2 f 2 3 1 2 2 2 2 1 3 3 2 3 2 1 3 2 1 4 1 4 5 3 4 4 4 q 2 3 4 8 i 6 7 5 1 3 6 9 4 1 9 8 a 5 2 a 5 6 c 4 6 9 2 4 7 3 2 7 1 a b 9 3 3 j 7 2 2 2 4 3 2 2 h o 5 6 7 8 5 6 7 b 8 2 5 m 2 1 9 p 7 2 1 2 1 3 2 4 1 5 1 9 1 4 1 2 7 4 6 2 7 2 1 3 1 1 2 p 4 8 6 o 3 7 6 8 5 8 3 1 4 3 1 1 3 1 j 2 2 d b 4 4 1 l 8 9 1 3 a 5 a 3 b 7 f 9 c 1q 3 4 2 4 3 3 1 5 3 2 5 6 5 5 1 6 8 2 2 6 2 5 8 2 4 2 1 4 3 4 b 1 4 a b 2 9 2 c 4 p 5 2 2 2 3 2 2 1 2 2 4 5 3 4 2 5 4 5 2 2 7 3 2 2 2 2 2 2 2 5 a 2 c 4 5 3 3 1 5 2 4 4 i 2 d 21 4 7 1y 5 3 5 3 d e b 1h f 2 4 6 2 k b e v 2 5 2 5 5 3 3 3 6 3 3 3 e 1 4 3 1 2 3 2 8 a 1 4 a 3 6 7 d 4 4 4 3 3 3 3 2 2 1 7 3 9 5 5 3 6 3 4 7 7 3 3 2 2 5 2 2 2 2 2 2 2 3 6 2 2 3 3 4 3 4 7 6 2 2 5 e 4 6 5 3 1 3 4 1 3 1 1 2 2 3 4 2 3 3 5 3 1 1 2 2 2 2 2 5 2 1 3 1 3 3 3 3 1 5 1 3 3 2 4 2 3 3 2 1 3 1 2 1 8 2 3 6 4 1 2 4 2 2 2 3 2 2 8 3 3 2 3 6 2 2 2 5 8 1 2 2 1 7 3 4 f 5 2 2 3 2 5 1 3 4 2 4 u q 1v 1s 1h 8 w h x 5 2p 7 24 1f r 1y 5b l x 13 29 28 3i 2c 1q b b o 1f 1t e 10 j 1f n 24 7 o 3 4 7 6 2 15 d b s m 22 16 4 6 b 15 16 4 1f l 2 y 2 15 x 5 4 c 6 1c l 1a i j 7 4 s 1d 6 2 j 4 1p g a 1m j 8 13 b 12 1e 48 t 9 6 6 16 17 j 16 3 w 12 2 4 f f 1w m m 10 1y s 2f 9 5 1f 6 q s b v 4 18 w 1b 18 2v 1i 23 w 8 1t 6 8 10 2 5 6 p 9 3 x 16 4 1p 6 p 1d k 2e s 5 2w 19 n 1a j 4 c 1q l 10 q b 16 1s p p 17 8 l j l 3 27 2 8 c 5 1m 4 25 p a 9 h 2s d g 17 h 8 5 n 5 8 11 1i b 8 h 4 c 18 2 2q 4 5 4 g 3 5 5 2a b q d 3e f 3 6 1z x 1p 4 6 2 b 20 11 6 1p 2n y 2 9 9 g 6 u 1s 5 4 e 2 4 7 1i 1g w 4 7 4 2n y 2 1c v 4 d 11 8 9 4 12 2 1t 3 1e 4 4 m 3 u y 4 1l k 5 h c 2 6 6 c 6 g 2 18 z 11 2 5 4 3 c j 3 4 2 6 3 3 13 5 g s c 1k 2 8 1g 14 b k m 8 1w 4 6 x 4 w c 3 5 3 r u 13 h 5 1k 1h w 8 2 14 e l 1p v 6 7 4 c e 8 12 1c 1 g 2 1x d n 1j 5 5 14 2e 4 8 a 1z 1f 4 q v q a 5 4 5 2w 3 g 7 5 16 h j e 1l 7 m j 1b 8 u 7 2 6 r 5 5 2 i 6 23 6 4 21 14 3 d 6 3 1w 5f x 33 3n 17 2 1 fu 7 1v 4 q f p 1f 12 6 a u 6 5 8 1k m 16 q g s 1f a 5 e 3 1g 7 19 r e g g c g 10 1 8 1q o 7 14 29 a 9 6 f 8 3 h 5 4 7 7 17 1p l a 1 4 3u g 5 7 1 1y 1a 4 13 f o a d 1f x 9 10 2 6 k 8 e 5 10 7 6 21 e 17 14 s 3 1a x 6 1 f 1i d 10 12 8 f b 12 n b n 5 a 7 1d g e 6 6 6 7 i g i 8 3 b j 7 15 3 a i x 1 c 16 8 s h n 5 10 s b 5 2 3 e c 7 5 5 3 y 2 e 3 j v 8 4 d l a k 6 2 v f c p b u 3 8 11 9 14 5 4 3 5 b z b 5 b 4 e x 8 1d j e 1 8 3 1 19 b 1a 1a1 23 d i s i a 1y g 1k 9n 5n 5 8 8 5 5 4 4 s z 1v 2 6 9 3 4 q z 5 4 6 f 3 6 8 k e 14 b 7 6 1e b 4 s 5 3 e 4 3 18 9 1e 9 o d d 3 h f 1a 9 8 d 1x n m 4 3 t 9 f 8 4 a 15 l c 9 3 4 9 3 5 l w 9 6 d i c a 2 t k 6 d 7 9 q b 7 5 2 5 6 a c l f 5 5 2 a b 3 5 5 c 14 3 a a 9 3 b 4 5 8 v 18 6 p 4 5 27 8 1b 5 8 3 6 a d 7 c 5 w n b 17 8 d u d 2 a a 3 3 5 5 1 b m a 8 4 e a b d b m h 6 5 a 6 5 a 4 a g c 2 k 9 5 3 3 d t 7 d j 6 5 8 8 3 5 9 7 a 2 4 m g c 8 8 4 7 3 g 15 l 3 7 5 8 7 d 6 a 4 2 b 5 9 9 5 3 7 7 b e 1 c 2 b 6 v 4 e f 2 3 d y 6 f d 4 7 6 3 8 4 b 4 3 g b 9 6 3 o 9 9 n 2 f 1 5 a e d d i 4 l 6 g 8 6 w 1 6 4 4 d 10 b 5 e l 5 8 4 1k 3 3 5 1d 3 13 m 4 n o 2 4 12 s j b 10 a g c z 5 l b i 3 3 f w d 8 a 8 3 4 5 r v 3 9 3 d 3 2 h 1e 2 5 c k 7 5 19 3 3 a 4 m f e 4 8 9 8 p z f 2 9 2 i 5 k 10 d 9 9 6 e s a 6 1d m 4 4 n 2 17 3 5 7 x 3 k 1a 2 d 6 c l 16 5 9 s q l 4 r 4 j a 3 k 4 d o c 6 9 19 b 7 g 8 12 i a f i 5 5 4 b c k k 5 2 h 2 5 13 i g 5 p j g f 13 a 6 5 o 4 6 a r p 3 9 a 3 3 g p b i 6 c 7 8 4 4 b l 8 2 j y w d a 3 9 m a b 6 p d 2 b 8 b 5 9 3 b 7 c d 6 d a 7 6 8 g 1 z 1 a d 4 3 6 3 9 6 b b 5 8 f 8 8 7 4 4 r 9 n 7 6 e 9 f 4 7 f 6 e f 2 8 c m f 7 a b f d 8 c 7 6 2 b 6 d r b 4 d b 4 a h j 5 j u b 5 g 7 d 2 a i 4 d 5 r 5 q 17 7 b 5 2 c b f j 6 b q l 3 6 3 n c 7 d 9 3 q 5 a 5 6 b y 5 i g n 3 a g 9 l 5 e c 6 1 9 3 8 c b 6 2 5 g i 1e r 14 e 5 8 i d a 8 n b 7 e i j 5 b o 7 2 8 9 5 t 3 2 y 1 4 d a 8 b 4 j g a n 3 3 10 b v 3 b 4 9 e 8 7 9 e 4 5 e 7 f h 5 2 t 1 4 7 3 4 d 2 5 j 6 b 8 b 9 i 5 4 3 5 3 7 b 4 1 a 3 d k i a a 7 6 f 5 c i 7 4 e p b 19 f 4 4 9 b b 6 2 4 5 k k s 6 a 1 1 2 3 7 4 4 b b 5 4 7 b 6 7 4 5 a 7 9 3 a 5 5 b 5 9 3 7 i 3 5 6 3 5 4 5 b 3 5 4 5 7 4 4 h 2 3 2 9 4 8 a 5 3 4 c 2 3 1 4 5 b i 3 3 c 8 7 j 16 k a 8 4 3 h 2 7 4 4 a 6 2 6 4 3 e 4 6 2 a a 4 6 a 3 9 5 9 6 3 4 6 3 5 5 c 5 5 2 6 b 8 4 4 6 5 5 5 4 b 9 b 2 8 7 3 4 7 3 4 b 4 5 3 4 3 5 4 b 3 8 2 4 8 2 g 7 5 8 2 6 c 5 p a 6 3 5 5 6 8 9 17 7 6 b k h e 1r 5 a l h 17 3 c 5 a 4 3 6 1 c 6 8 2 6 3 6 8 3 7 3 2 3 5 3 1 a 2 g 7 7 a 2 e b 5 4 n 6 3 a 43 a b 7 j 6 p e 9 4 2 j p 3 3 4 6 i 2 7 5 9 2 7 b 3 2 3 9 3 3 i c 3 6 3 8 8 2 b 3 3 i 8 2 h 7 6 2 7 h a 3 3 4 4 2 4 e 9 3 4 5 3 4 c 4 4 8 2 4 4 4 3 4 6 4 4 5 3 2 9 2 2 4 4 1 8 5 3 o 5 9 5 8 2 8 2 5 2 9 5 4 3 2 7 4 7 3 3 e 3 4 7 3 4 9 5 a 8 9 3 5 8 q 7 i m 4 5 9 6 7 b 9 k 6 4 5 7 1 8 4 4 b 3 5 9 5 2 2 2 1 4 l 3 4 7 3 4 7 8 j 1 6 a 3 4 a 1 6 6 3 4 9 c j 4 1 3 5 6 5 6 h 1 4 8 7 8 5 3 6 7 2 c 1 7 1 6 2 2 4 2 f 9 4 p e 3 5 4 3 3 6 7 4 6 8 9 2 g b s 4 5 5 9 8 5 b 3 1 3 8 4 2 5 3 2 2 5 2 5 8 4 4 6 1 4 8 6 4 2 8 9 g 4 s 4 4 6 6 4 6 5 1 k f m s 2 6 8 4 2 8 1 6 2 4 6 5 3 3 2 3 4 5 1 5 5 3 2 2 4 4 5 2 5 e 4 3 5 a 2 4 1 1 4 7 6 2 6 5 1 5 8 4 8 5 5 2 b 3 3 6 1 4 1 4 5 3 c 8 6 h 4 7 3 5 3 4 6 2 5 5 4 7 5 a 2 7 3 4 c 1 6 2 5 8 1 6 6 7 1 8 3 6 2 4 8 9 4 e b 1 7 7 2 8 c 7 6 7 7 2 2 7 5 7 7 2 c 1 8 2 5 1 6 3 3 2 4 9 5 2 5 4 6 3 5 8 2 1 3 2 a 3 4 4 3 9 4 1 4 7 3 6 2 5 4 2 4 3 2 7 5 4 1 6 4 4 7 6 2 3 2 2 4 4 4 1 5 1 5 3 3 6 2 9 a 2 5 1 4 5 6 5 3 2 6 2 2 b 2 4 4 4 4 5 5 2 4 4 3 4 4 4 8 2 2 2 1 4 1 4 4 4 4 4 5 4 6 5 1 5 2 3 3 1 2 2 3 5 3 4 5 1 3 3 3 8 6 1 7 4 4 3 4 2 8 1 7 5 3 2 3 4 5 3 2 7 1 5 4 2 5 6 3 3 2 2 4 8 2 4 2 4 2 2 c 5 3 9 6 4 3 4 6 2 2 5 5 8 2 3 2 7 2 4 4 4 4 5 4 5 7 4 2 4 5 4 6 6 4 6 1 4 6 5 3 4 5 4 3 2 5 3 a 1 8 7 2 2 8 4 5 2 7 3 6 3 3 9 3 5 6 9 4 2 4 4 8 2 6 4 2 3 5 4 6 5 1 1 3 2 4 2 7 5 5 1 4 9 4 6 1 1 7 6 4 6 3 5 2 2 5 4 4 4 1 g 2 5 5 1 1 1 1 1 4 6 3 2 6 4 5 3 3 2 3 6 9 b 1 1 7 1 4 3 4 4 8 4 5 6 2 4 1 8 3 8 5 2 3 6 8 3 1 a 2 7 3 1 4 c 8 4 3 4 2 7 1 4 b 8 c 3 6 4 2 1 2 1 6 5 4 b 1 3 2 7 2 6 2 5 6 2 1 4 6 2 4 3 3 4 6 2 6 2 8 2 3 4 2 2 2 5 1 9 7 4 4 4 6 2 5 5 4 3 2 4 3 1 8 5 3 6 3 2 1 1 2 6 4 1 5 5 3 3 3 3 3 o 2 9 2 5 4 2 f 4 4 6 4 6 3 1 1 b 2 5 4 7 7 3 4 9 3 c d 8 f o 1i
direct,idcw,	27ur 67v dk 4t2 2 4 2 1 6 9 6 3b 3 2 1 13 1 5 4 6 2 3 1 3 1 2 3 3 d f 2 6 2 2 2 3 1 5 2 1 2 3 1 2 5 h 7 4 p 3 6 9 i a 4 a d 4 w d c 6 4 7 8 7 b 8 p 9 3 2c 6 6 f 5 f 9 a t 3 9 u 2 9 7 6 c 6 7 7 e 1 4 17 t 7 6 3 g 3 7 1 4 n 2 2 d d 4 u 6 6 b 1y 1r a a 3 6 2 g 5 3 c 2 2 8 7 3 3 6 2 5 3 9 9 2 2 4 1 5 1 1 9 b c 2 4 j b 2 2 5 2 3 4 6 1 2 y 1 2 4 8 7 4 r 5 1 8 5f 7 8 1 2j l s 6 1g 2 f 3 5 1 9 5 j 7 2 1 2 8 a 3 e 1 6 9 b 4 4 9 1 5 1 2 2 8 e 8 f h 1 3 2 9 2 2 2 2 2 b 2 e c 8 r k 3 1 4 2 2 1 2 7 f z 6 1 9 7 1 2 3 1 g b 3 6 4 2 1 2 i 2 9 k 2 8 5 4 i 2 2 3 2 5 3 5 2 4 o 6 4d 44 2s 4 3j 8l 9y 21 21 4l 6z d eu cw b eb bg 5 4c 4 8z 56 2 3 2a 41 2u 36 6o 26 8y 9a 9y s 56 41 ch 6b 59 9y 7u 2t 12 3z 4 4 3 a 2q 19 84 bc 4b 7u d m8 1g 69 2i 5f v 35 3n 17 3 2 ig 3t 6 47 8b 1w 5f 2v 5 f 5 k 11 e d9 4q 16 61 33 bl 1d 31 7b md 1ch 18 u dm hv a hw o t 8 1h e 1a 6 t ar cl q 9i 1g 6j 17 5 33 1z 4r 2z 16 5w en 23 82 4v 25 ep 2a 1v t 4c 31 46 5n t 63 14 1m j 3i 23 j 5o 1j 4y 1u 2r 29 5 q 1e 1l z 2k 3k bk j 2r 2r 20 3 d m 2u 1h m 2 e 19 11 1h e 10 q e 2x 12 5 h 4m 4 a 8 1w 1e 4 6 5 w 4 5 c 5 7 5 e e 6 b 4 4 g 7 6 6 i 3 5 7 7 9 8 c 8 7 5 10 m 3 5 1 l 4 5 8 j 3 5 r 1n 16 m 9 8 7 b 4 6 3 11 t q 9 8 a m 8 h 8 j 4 u a f 5 4 5 b d 5 b 4 f 3 5 6 5 t 7 a 7 b 5 z g b 6 7 17 9 6 1c 22 6 9 1 l p q c 3 b 5 6 s k 7 4 8 7 3 a d 8 14 10 57 u n 1c 6 4 i o 12 a o 5 3 a s a e g 2 8 1q 3 y 4 8 q 9 9 6 4 9 7 f 3 4 5 2 j 5 6 3 4 l 2 l j 9 6 a 4 5 3 e a 2 5 9 1 5 e 3 6 1 7 4 6 8 7 1q 19 4 5 1w b 5 4 d 3 8 7 u m 4 a 1q 8 9 4 g 15 2 9 b 6 9 5 2 5 i 8 6 a f 7 1v i 8 3 20 16 k 11 7 3 b 6 a 4 3 5 7 6 6 5 w 10 6 3 5 8 2 o 1p 6 3 d 2 5 7 2 5 6 7 5 3 5 5 7 1 c b l 4 9 7 i 9 6 6 2 6 3 9 3 8 k 6 3 d 6 a 10 e 7 9 6 6 8 8 4 a 3 2 4 9 6 5 6 4 4 c 2 7 4 7 7 8 c 9 j 8 a 1k i 1 b g 5 5 5 6 3 a 5 a 9 6 3 l 4 6 7 1 h 3 5 6 3 6 4 3 4 9 6 6 8 6 4 4 8 d 8 8 5 6 5 4 l 2 6 4 5 7 4 5 n 4 4 4 g 4 7 4 t 4 8 3 b 4 4 3 a e 5 3 4 7 6 j 1 4 4 5 3 e 9 3 8 4 a b 2 7 4 c 4 5 7 2 8 8 a 3 f 1 6 9 3 9 6 4 2 9 d 2 4 8 5 4 5 7 p 6 f 6 6 2 6 3 2 5 5 6 5 7 1 3 l l a 6 d f 2 i 5 6 8 2 3 4 4 c 3 7 7 9 h 3 5 3 a 1 9 3 e 4 4 g 3 4 5 f 3 7 6 4 8 8 j a 4 7 3 6 b 5 3 9 4 3 8 d 6 5 3 9 6 4 a 3 6 1 9 8 7 4 2 o d v 5 6 4 1 h a 8 6 4 8 8 6 6 8 2 e a 5 4 7 6 b 6 2 6 4 7 2 8 3 5 9 k 6 9 3 1 g h 6 5 5 6 t 1 m r d b q 7 b s 14 2 1 3
direct,idcw,annual	2jcp f 7 1g 2v 32 1r 17 80 8y c9 3 9y 25 5m n j o 1m 2ds 5on bp 3z 2 11s jd 2 ic 2e 26 cl f 5k 39 5r 13 g2 1om 1s f my a7 8a 7h 1l 18 21 8d 11g cw lh 4u 6s 2q hl qd 75 18r au p 2b 1c 58 51 1d 4 r 2b 9 4z f 7n 5c 3d p 4s le 6n 4s f 8j 5 7d 1b n i u 7 p 1j 5 8r ga va 4t
direct,idcw,bimonthly	2jcv
direct,idcw,daily	2ks8 9 1n l ie5 1k0 56e
direct,idcw,flexi	2l79 un 2da 6at 1h 2s j8 eu 1dw 47u 11p xs qe 1tp c2 p 9 b g 2i 8 50 e 1j1 um
direct,idcw,fortnightly	2jd0 1 9 gp 1t 1m 4n dv 7 4 oh 1pc ma 60u 2u7 bj 3jl ju 3go 3w 1i ab x6 4b 3t 2q 4g xa mr l 1m2 c
direct,idcw,half-yearly	2jcr g 1i 30 30 1s 17 7w ht d6 79 2 o 4 2v p 3 3 1 1k 3 6 w 12 1fy 6id 2l 2 2 7l s p 2 17s 9m 1v sr 7w 4p 15 4t 6v 2x2 mv dd 2t 5t 5 fg t5 3 l3 eb hr qk 6x 1l 16e es 6i 5h t e b 2l i 4v 9 gc w1 6i 15 f1 et
direct,idcw,monthly	281j b7s o b 5 7 3 18 7 d 5 c 4 1x 1 1g 13 4 4 28 f q 8 g 7 2a w j 1p m h w 2k 6 a 7 c k 1t k c 1u 29 b 3u 7t 5 k 3 5i z b 3k 13 p o g m 1g 1c 6 1f d 2 5 7 d 6 8 b a 9 z 2 1e a k 13 j n g 18 1s 21 z1 ab 18 1y re d1 3o x9 om 1vi 6h an ob bg 1e 7r 6y 38 p 2w 15p 9e p 2 ea 2q 9k 3f 8 1d 1d 16 8r 4l 1f 12t 1c1 27 dx 8w dd 3x ah 2o f 8n 5a 6 lj g 4h 4m 9o pb 1y 6j 3a 2i dm 5m 1w o 4i 2w 7t e2 1d f 62 1y 21 60 t b cm 95 4d 3t c 3s 5 2t i 29 n 8 9 o l z 35 6 n x 4h s 2 f 2e a h a e 17 2m b 34 4i 3i 25 19 1q s r 19 bu 1h 38 ck c p v h 77 ey 9 7 i k a j 1v 3b eb 9 1d 10 n 6 49 1g vf gd bv 1e z
direct,idcw,periodic	2jbv 7 1n5 9 1j 4 63 7o3 i9 2 2 2 2 4 2 2 3hj 3m9 2rq 5u 1de 1yb 8a yf
direct,idcw,quarterly	2j9l t c 1b j 8 7 a 5 1c q 5 8 o 11 6 4 12 1b n e 7 b d b 9 w 9 a b v 40 7 23 5 c z 6d g j b 2u 31 1d 51 6 6h b f 2n 1q g 3q n l o 3 m l m 13 j 8 4 4 1c 5 4 f 4 f a f d g 2 wn ll 1d 60 fk hn 3r p4 1by us 1jp rr 6w 45 18h 7 9n ee cd 3p 1i 19 13 8w 4k 1e 12s 1cy w e dx 8w hc 16 4f bm 4i 5r 6 13s q0 21 31 3r 36 2l df 4a 1g 6 1r l 4g hu 72 1l 5g s av 2 11n 2a m 6 f 5f 58 b 6 n a 9 a 2n a 9 6 5 e 3 17 2p 6 33 4j 8e b r r 43 ql p v h 4c 6q 9k h 18 a 1v 1w 7d 1j 19 ap 4f lr 13e
direct,idcw,weekly	2j9y e 8 1f 5w 29 14 34 1e 2a 3y 2 6 t e 1y g e 7n 7z i 2 4 6 3 5s 5z 1r i 1i 6 b h c 24 2 1i 10 2h 1a 1i 1a 27m da w8 4h 3pj 2sc hj 2w3 1p 1ex 12o 1he iy fq 7q a5 3v 1m ad 2m 3k dg ev 2d h 1u 20 4d 4h 1u ru as 8b 5p ca 1a7 a 2g s h9 rw 8g d1 1w 6 23 3 3
direct,idcw-payout,	2j9q i f f8 2 2 2 4 3 2 2 d 5l s x c u v 1 b 11 1h j 4i n j e j t u 21 c 6 d 5 e 4 2 2 4u 5j a 2 1f 5l 24 1g 27 b 2 4 3 3 4 2 1 6 1t 2i 7l 8 u 8s 1y 6t 10 2d 23 7z a p 3i 13 1y n 24 1c 7 10 1h o 23 1f 8 3z j x 6 15 16 c 5 1x 3e 1h 2g g 6h 4y o 13 1t 16 23 4 u 1w k 1o 1z r 5w 2e 11 1 a 52 3l w a 1r 2 d s 9 5 17 y i r 2l 1c 30 w 2r 1d n 6a b 30 1d 5a 6 7 a 4 1p 4 27 y p 2s d g 1x 1 q 1b 24 i c 44 d i a 2c 6 u 48 3 2b 2p 9 4z 5i 1v s 3 33 12 2v y 2 15 2s 1c 5 1q 2e 3k k y 2 6 8 u 1c z y 18 2 9 e 14 50 1y j a 1x 1 13 3 x e 3 6 4 n w 13 f 7 1i 1k t 4 4 1j o 1n z 2 a 4 p 8 2g i 1w d n 1o 1c 1a 11 4 40 q v t 7 6 3 5 2t 3 h f 2g 1w l 1r b z 2 4 4 s 5 2z 1 28 7 v g wk 1x 2 e c c 3 16 z 2h 5 1s h 3 1z f s u j a 7 e 3 11 2 2 b 4 16 6 z 4 u w x 4 a 64 1r d 7 2a m 1k 3s 1 a 1y 1e 14 1q 1c 25 6 p 8 e 1v 1p f 13 1y 1a 12 7 a 1m y 1d b 1t m c k 2 2 d 1l g r r g v u 1m j v 5 d 13 8 s h q 2 12 t a 7 3 e 7 6 b 1 a s 5 b 6 j 14 3 10 8 k 6 3 q l 8 1u 2 1c 9 15 4 4 3 3 a 1e 1 f h z 8 19 h f 4 6 1g a 1bc 6f 1y g7 1 z x 1u 6 5 5 7 u 14 5 5 d 9 8 f f 3 15 d 8 3 2n 5 h 4 4 1h 1d 7 o g a 5 h f 1a 7 a 2x m 2 6 p c c b 4 6 24 9 5 1 a 3 5g 9 10 d 5 2 2 4 3 i h c h 3 3 6 6 i 3 5 e 14 n o 4 2 13 1a 2 x 5 25 1j f 3 6 a b f 6 2 z o 8 19 9 8 5 t b 5 6 4 c 4 4 3 3 18 7 i i 5 6 h m r a 6 3 c 4 3 n 8 1 5 m 5 3 a 6 12 1 y f 4 7 7 f 2 b 6 7 x a a 9 5 3 5 a 19 f 9 7 7 6 7 9 a a 6 d 5 9 b 6 8 6 b r b 13 4 e h 5 19 4 m 6 d 6 9 7 a 4 g e a 3 m p 17 4 l 9 1m o c 11 3 7 1i b 11 5 4 1p b 5 1e 1w 17 7 s d 1l y 2a 1c 4 4 k 1a g 9 1 14 p 3 7 i 4 f 1h 2 11 1a b a 5 o 1e 2q j k 1m 1v a 1b h a q 19 3 c 11 j 1a j e l 17 2g 4 1k p k 2l 10 1a i b f h 3 y 19 3 g 2 1a w 5 k 14 f 14 7 d s a r v 3 n i 1 o 7 k 13 c 4 k t w 16 g 18 7 14 i j j 1b g g 1r n 4 4 10 a 4 1c 2 16 s 8 r i 22 1c j p y 1 6 8 1a 1c l 21 p 8 1c 4 k 39 6 d 2 b 14 13 i 8 9 p 9 q 16 5 2 5 a 12 20 d f g 6 w a 7 5 q e 2y 1j 2b g a 1t n 5 6 7 19 1f 29 2v j 2n 1r 5 4 e o 22 d 4 5 2 f 4 1r 46 2z 4 26 3c 2p e l 9 11 3 4 1 1g 1r 5 2g i w o 16 q j 3 r 6 v 8 6 v j 6 y v c k c u 9 2a v 32 4b 2 5 1o u g 14 z c 5 e h x 8 5 8p 6 d c 1c 1m r 3 j r e 7 i d d t 10 t 6 5 10 d r 4 1h 2u r 35 2f 9 1a d b i b 7 6 f f i q m 16 h v b 8 g e 15 l 8 4 g n 1b k 16 12 28 2 g 3 z 2p 22 a 14 k h 18 2 q 3 b 8 8 a 6 m h 7 34 18 17 3 h 6 6 8 a 9 l 7 10 e 9 j 14 1j 12 33 5 t w h q l 1b 3 3 x c r 1f 1t 2r 3 n 1w s a f e j 7 1t k p m 4 2w 9 4v 14 1j 1x 1e 1e 39 18 3 s
direct,idcw-payout,annual	2m34 97d 3g0 fb cr lv 6x 14 1k 1i 94 38 17 2z 1k q 15 19 l 2e k 13 p 1h 13 1f 2h 12 l 1h 2c 13 29 1w 3p 2l d2 1i 73 38 1p 48 3r 6j 2 1r 6o fg 20 68 5b a0 45 50 5o 5r g 64 1n 1w 2y 45 a 3d 25 2m 4b 15 1g ls 219 3m a9 i8
direct,idcw-payout,daily	2jfv 1i h n8 2e o 19 ke 7t 33 1i6 c2s 2jd 4xg 381
direct,idcw-payout,flexi	2r6j 94k 2t 1f 9f 74 2e x 1o 2u 2d 3y 2n x 7r 1v 4z 1b 72 7j c3 3w 9 ah 5f k9 62 fl el 6b 5x 1s 4o 47 e6 1a lt 24y
direct,idcw-payout,fortnightly	2kr6 61 fbs f
direct,idcw-payout,half-yearly	2k8k 9d gma i7 1q u 2s 27 i 2h z 1o 19 31 1v 3v 1p 55 6e g 3c 6 5f h 1s mg 2n 38 dq b6 5h 2i 77 2d 57 4p ca k1 14 20v bw
direct,idcw-payout,monthly	2jkr 36 78 2w 6m 2w 1d 5f 4 5j 8 5h y gp 28m 5xf 1nl 7k 3i3 s 471 1b0 6n 9i ot bf h6 5 8 d 2n 1f 3u b j4 a4
direct,idcw-payout,periodic	2jv6 mp 2a 2 atb blg 9t
direct,idcw-payout,quarterly	2k7i 13 c uf 2 4h vb v1 f2 h5 2gh vu 3ub 3oo 4u pn k4 73 19 16 7 1c 3a 1p 4d 38 12 2w 1j w 12 1f r 2a 1l w 1a 11 1m 2j v l 19 u 1n 10 2f 15 r y u 1p h s 7 m z 7 q 2c m 22 u e 32 1t 2c 17 d 22 3n m 29 14 q 2y d z 2c 5l h 6 1i a 1u 5x f 2z 4w 5e y 2n 11 1r e 3m 3 t 3k j s 3m h 15 1f v 5 v z k 4 31 e 1z 3k 2u 16 f z o 1n w 6 2d k b 8 u 3u o b i 11 22 m e 1p 1v z 1c a n 2q 2d 2r 1u i 1v 18 19 cg 18 2h 5 b 9 4y 2u d j6 a1 fl a 21 av 1f 2t 7x 3a 4 8 77 32 72 b5
direct,idcw-payout,weekly	2jhe 6 3u 74 5k 72 2b 1z 87 91 m 1vo dm2 e 4g3 1h3 s a 8c 4uy
direct,idcw-reinvestment,	2jxc v7 ba0 1 1 1 1 1 1 1 1 1 1 1 1 p5 6 3 7 8 4g 1 1 2 6lv 86 63 1 48 ar bg 64 gz bw 5b 14 6b x 2z 57 cp ca 38 it g8 d 5c 13 3h 16 dq 19 r rc 6 h 56 1o 8 6 6 f 1 27 1y 2i 3b 2w 27 7z 2f 1w 2h 57 5z 9g
direct,idcw-reinvestment,annual	2jki
direct,idcw-reinvestment,daily	281k b8d e 8 1f 2 f h 9 6t 15 8 f 2i z i 2c e 3k 2 4 g f 13 14 11 1p 1v c 15 2k 36 3e f k 8 d 5 c 9 v 2 4t 47 l 4z 9 e c 9 5 6 b f 11 9 j o 1 7 4r 7 s 1s 18o ng ou 2c 1e sp 49 1ip 4z7 1ou 1qh wm ia bs 21i 6l b 2c 9 vx 7y f 9q 2b 1e 7n 4d 2o 23 ez 7x e o 4c 13 f 27 p 1q 3u g p 6 8 y 24 r p 4 y 1v 1a q 16 5u fc 3k 1w 3w 1x b8 3w 1m 23 ac b oc 1h 1w ib 8 14d gf 4i 9m l
direct,idcw-reinvestment,fortnightly	2ky1 88 wt 1u1 evv 4 147 wl ka 24s i
direct,idcw-reinvestment,monthly	2kzt 13a icu 9r oh 1ls 8w 2eg bw tn 2j 2t
direct,idcw-reinvestment,periodic	36zt 8z
direct,idcw-reinvestment,quarterly	36zu 90 3me
direct,idcw-reinvestment,weekly	2jc5 d 3 n 8h 3j cs 1u b 3x 2y md m 28 r 53 w 2q1 br2 u2 21j 6k 2q c 144 c2 9a 1w 4x 4h k6 5o 10 8v 18 3g t l 8 41 r 12 5y fc 5j 4i 18 f4 1i cx o5 1k ub jb b1 b1 a1 bg
none,,	26h5 3go kg l8 lu er 29s b1 jy 7 9y se eo 3z ap 4ci 64 19i 43z 8k 22s 1dr 55 jh 5 ld 90 5y 1 7y 1t m9 2a5 p 15 n 1q dz 1 2 1 1 5 1 7 5 13y 1f a1 hk ia 118 t2 f 49 28 au xo 1b 1d z 3d 36 1l f dj 10 1 b a 23 1 h d 1c 3z z 1 1 3j 7 n 1f x v x 1f d 2l n 1 7 2e d 5 1 5 z p 1 1 84 1 l 7 f 39 3 7 v 15 cd a 11 5 1 j 3 3 3 5 27 7h 1x 13 5t b 1j 2o 1m 4c d j 2j 16 16 15 11 t 1 1 j 1i 3s 9 s l 12 j 20 1 l 1e 1 1b 1f l 1t 5 9 1t e x 1 1b a 7 g 1 f 5 x 9 1 x 1 s h x 5 3 p 6i 11 1 2d 1 e 3 1b 5 d 1 8 7 1 12 1v 5 7 1 3 t 5 3 b p 9 1 7 h f 11 5 p k 10 5 p 1 9 6 b 11 p 5 1 2 g 5 3 3 6 5 1 b i s l 1 8 1 q 1 1 p e a 1g 6 c 1 h 6 f 4 d j l m 6 h n 2 6 1 3 r k 1l a 5 f 1 5 6 l 4 7 f 1 1 15 x
none,growth,	29dj 5bt ix 1q3 fvd 1 32p 1 1ep 3n7 1dl 80 1jz 1 27 1r 1 1 10 1 3z 1 fw 1 1 9u 8w 51 2o n 5 d 1 7h 19 1m 38 3g 1s 3r 4d k l p c 10 7m 1z 19 27 9 1 3 e j 3i 5m 20 2s 12 w 1
none,idcw-payout,	2lg5 9yh 1c2 72s v 6js
none,idcw-payout,daily	303a
none,idcw-payout,weekly	38x9
none,idcw-reinvestment,	397o 78
regular,,	26fv 2f lc 5k7 t8q 2 3 2 1od 3d gn 3 3b 2rx 33 t
regular,bonus,	25g8 3 9 70 63 8f j 2a 7y 8q ft 2z 6 5r 2n 5m 2gl 2 1k2 1t8 vl 3 4d zf 2k r 3vp 331 as 4tb 3 5 ud 4d az 73 1uu 3h 5 2 3 1 3 4 3 62 3 k4 6 n 4i 1k 2ua 1q 1f7 4j 2ih 35i am 5m 4 1u 12j 6 5 yo 1a
regular,growth,	256p 5 9 b 6 e 3 3 3 w 5 1f 2 16 2 2 b d 7 b g i e 2 2 2 4 q 3 2 2 7 2 4 8 3 7 r 1 3 1h 2 2 1 1 3 4 9 3 o 2 4 2 8 2 8 4 1b 4 2 1 r 8 2 5 5 d 5 9 4 2 13 h 1 17 5 6 c 7 7 1 d 2 8 6 5 9 3 w 1c k x 1 14 6 h 5 2 b 18 h h 8 g 2 c 2 5 3 j y 9 a n a 3 w 8 1 f 3a t 5 e 9 11 3 4 2 p g l 9 7 d i z k 4 2 2 10 4 c 6 6 4 3 7 3 6 9 7 3 l d 3 d a 18 3 a 4 3 4 9 3 8 x 28 2 2 2 2 1 5 p x 1b a 5 5 1k 2 1s 1 3 3 d h 3 7 7 4 1f 2 5 2 g 4 3 5 4 u h 3 26 1 1w a 5 4 7 1k n 3 q 8 2 s 7 l 7 24 2 8 6 8 11 d d k e 4 2 4 4 7 2 6 4 e 4 j a 9 23 3 r 1 7 d u i 1w s 3l 19 2u 13 74 1r 8v o 5 2 p a 35 1 1a 2 15 2 18 3s 2l 54 4 2j 3t 17 17 2s p 15 k 1x 1a d 6 1g 2l l 1z 10 1c 1 l 4 7 6 2 r j 4 i 1s l s 4 e 15 g 4c r u 1h 2e u i u 2 3 2v 2k h 2x z 1o 1t 1l 1v 1b 1i 3j 14 i 69 4z z 1b o 2x 2g 19 y 1b 2 2 10 1m 12 p 3 9 3 v 1a 1s 2e 1s 5f f 6 26 i 22 k 1l 2n 2s 1 2 4 g 2i 5e cc 3r kq 4v 1 18 g e 13 8 1m 6 2 a q 5 y g 3t h 5 p 2i 6 5 2 2 4 2 a 9 3 3 3 q j 13 4 1r g u 4 2 3 a b 1 5 7p 29 4 43 9 o n 8 4 2 1 9 9 27 b h 6 7 m 26 18 1c r 1d ou 3c 2r i 2g 1g 3y 2t 20 3t 9 f o 4a 3k 7q 4d 1s 11 8 1 1 1b 1o q ay e 1q 8 26 4j 2q bm 3q 2v b 1o 1z p 7d 6z im 5 1ad 1 jj bn j4 69 s 4 8 25 pm 13 i cw 1p cd 1y 4 3e ap 1a 19 40 4 2p 3a hq 17 2t 5c 70 2s y lk 4g 18 fz ai 16 h 3e 4 4 i 2p 9d au 4o 2w 53 4 6 v 58 1e 2k 4b x 6u 1o f 5q 2g 5i w 31 3p 10 4 2 g1 6e b 12 f 7j 1r 2t r 1g 7 3v 1z e 9 v m 9 1n 2i 4h 4z r 38 1a k s 1f 4r n 2c 3h 23 z 2a 1q t d h c 38 n 2f c 19 n 6 1z 4 7 i a 3 7 8 3 19 1i 1e 3c 6 w c 48 25 1l 17 3 2p 1bx k a j 6 t a 1z h 1h 9t 5o 4 55 1s 2 p z 3q 8 w b i 33 22 26 9 37 7 1h b a 1l p k 4 a 17 4 d d i a c 2 v n 4 d d q d 9 b 7 8 k d h b 4 l 1w b e 6 g 13 24 2c 1j 1m 1b y c 2 1 2 2 2 2 17 o g i m t g 6 1 11 5 m 1j y g x f h 1j t 8 b 9 10 f 1c 6 l w o 4 k j 7 d 1 b c d 8 a e g 4 8 c 5 12 14 5 14 m 6 6 u c i 13 e j s d 3 t d 12 i n b 2u a 1e 1r 9 1f 1t r d 15 a 4l 8 d f i 9 i 1m e 5 14 i 4 h i 1q 2 j 22 t d g 17 v 14 d 2 5 23 16 15 2 g 1b i 5 v 2h d 1j 11 21 z p 1e 3 q 4 j c 1c 8 1n 1 n 1s q e r t j 6 7 1l q 27 a 1i 1i 1c c o 2 z 7 s r e z k y 19 12 9 l o 8 w i j f a v n g 4 w 3 f t g r i i a 1r p 9 m 6 16 6 4 14 6 6 7 9 13 o h d 9 h 14 f 19 6 e 14 h j b w k x 1 t 1b m 10 p c q o 6 6 v t 5 h e 8 5 4 19 1q 2 r e 1h 9 3 9 9 h 1 d 7 p 1i l 1k f g 9 a a y a 9 o d 4 l h 6 6 7 7 b n 2 d r 7 8 f 2 3 8 4 p f a l 3 1 v i t 3 b 4 9 b f 1 d a a 5 9 c a h 8 2 q 5 4 4 7 3 8 d b c h d 9 7 8 2h h e 7 c 2 9 6 5 c l 3 5 d 1a w f 6 1 c 9 6 7 a 4 7 4 c l v 7 b 5 4 7 9 8 f 4 7 8 4 c 3 3 d 2 d 1 c 5 2 6 e 3 b 5 f 3 4 4 8 3 4 4 a 4 6 4 8 4 4 2 t 3 1 2 3 3 1 e 4 4 5 b 5 1 4 4 5 6 i 4 7 8 6 a c 1f h 5 c 5 6 e 5 5 6 6 8 1 8 5 2 3 b 9 3 5 1 j 5 3 8 8 4 5 f 1 1 a 1 5 9 1 f 1 4 4 5 c a 4 1 a 6 9 1 a a a 7 6 8 3 4 3 7 4 8 3 6 3 6 3 6 3 9 7 4 6 3 4 6 4 f 5 9 2 8 9 5 s 7 9 1 7 3 8 5 9 12 d 3 h h g e 1q 6 7 n i 18 7 b 6 5 4 3 7 3 c 8 6 2 4 3 4 8 7 3 7 2 1 4 4 6 7 3 f 4 7 g b b 3 5 q 4 3 a 41 9 8 c i 6 q f 8 5 5 g o 4 2 4 c f 2 4 9 6 2 e 3 4 4 9 3 4 i e 3 a 7 5 7 7 2 8 d 8 5 l 1 4 a g b 4 6 3 2 2 4 h 9 3 3 1 4 8 g 4 7 4 7 1 6 4 7 2 4 5 3 2 3 3 5 4 4 5 3 6 2 j 6 5 8 9 4 9 4 4 5 3 b 4 1 2 2 3 4 8 6 4 b 6 4 3 3 4 8 b 6 7 8 r k 1 l l 3 6 5 a 7 b 8 k 6 4 6 7 6 1 a 5 9 4 2 8 6 2 2 2 4 7 d 4 4 e 5 3 6 k 4 7 4 6 4 8 9 3 5 1 7 5 b l 4 3 4 7 4 b 6 6 5 5 3 b 5 6 6 2 8 2 8 7 4 4 3 5 2 6 b e 6 j e 4 7 5 3 4 5 2 4 8 7 8 7 n s 4 4 b 9 7 4 b 1 3 3 6 3 5 1 4 1 6 3 2 2 d 5 4 1 7 4 4 9 3 3 3 g e 4 n 4 b 5 2 3 6 4 7 f f n s 2 6 7 3 6 2 7 4 5 3 6 1 5 3 4 5 2 3 3 6 2 5 4 5 3 5 2 c 5 3 3 3 6 5 6 8 4 5 3 6 3 5 3 6 9 3 8 1 4 4 7 7 6 1 7 3 4 6 2 3 3 g 7 a 4 b 4 5 3 4 5 4 1 4 9 5 6 6 5 4 4 7 8 5 2 5 3 8 4 6 2 6 6 4 3 4 8 3 6 8 4 j 6 4 5 9 2 5 h 7 6 1 8 5 3 6 6 4 6 5 8 7 1 9 1 4 3 3 5 2 4 7 7 4 4 4 2 4 7 8 3 3 3 4 2 4 3 5 8 4 2 6 5 2 8 1 5 1 6 4 2 2 6 4 3 6 3 8 4 2 4 6 3 5 2 3 3 2 4 3 1 6 4 1 6 3 4 e 2 7 1 4 4 5 3 4 6 3 2 5 4 9 3 4 4 4 a 3 3 4 3 1 4 3 3 a 2 2 2 5 3 4 2 4 4 9 2 5 3 3 5 3 5 2 1 3 2 2 1 4 4 3 4 2 3 6 5 3 4 3 3 5 3 5 2 7 4 4 4 3 4 7 2 4 4 4 3 6 1 4 5 5 6 6 2 5 3 5 2 1 7 2 2 4 2 3 8 4 5 b 3 4 6 6 4 4 3 4 4 5 2 2 5 7 2 6 4 2 5 5 4 5 3 5 4 1 a 6 3 6 7 4 4 7 3 4 3 6 3 5 2 4 9 5 3 5 3 5 2 9 3 3 8 1 2 4 6 7 5 5 2 7 8 4 5 4 1 7 4 6 2 6 6 3 4 5 7 7 4 4 8 1 7 2 6 4 5 7 3 3 3 5 5 7 2 4 3 6 3 4 e 3 7 5 a 4 4 3 4 5 4 4 6 2 1 8 5 7 4 6 4 4 1 7 3 8 4 5 5 7 7 2 4 5 8 8 7 3 2 3 5 6 5 3 8 3 4 a 4 4 2 4 6 4 4 b 6 a 7 b 2 d 5 4 3 5 6 2 5 7 3 3 2 2 6 5 3 3 5 3 3 5 3 2 5 3 6 5 4 5 4 2 2 3 4 5 3 5 2 8 6 1 7 3 3 4 3 6 2 5 3 2 4 8 4 1 6 3 7 6 2 1 1 9 4 2 6 c 1 j 5 2 4 6 6 a 3 6 4 6 6 a 2 6 1 9 5 5 1 7 9 b d 4 h r 1t 1 1 3 4 1 1
regular,idcw,	256q t e 3 2 3 3 w 1k 16 2 1u e c 2 2 2 3 b g 3 2 f 7 3 2k 2 p m 2 3 1 a e 1b 6 7 1 4 g d 1 1 5 d 5 h 1i 1a 1 1 1 5 1 c e 3 15 1f 2c 4 1r 3 2 d 1n k p a 2 1s v a 8 5q b 8 d z 5 2 17 l 1d v q 2 14 2 w 4 l 1n 1l a b k x 28 2 2 2 3 1r 19 m 1h 1v 3 1 5 v 2 1x 2 3 2 i 1u 4e 8 4 2b 3 x u 7 l 5 26 e 1b b d 4 g g 4 4 a 1 2 6 o j h 23 5 1c s 2e 3x 1r 1s 12 13 72 ao o w 3g 17 5 2f 3q 2l 1v aw 19 2s 1s n 1 1t 1c b 47 2i 12 1c p 1 h t l g 3 5 1k l s 4 e 17 4q 1l 1h 38 1e 3 2v 2k j 3t 3i 1l 38 1i 55 69 4x 11 1d k 2x 2g 3k 2 2 5n 30 46 60 4s i 1n 2n 5x 5a cg 3u 1 kk 4v 4 17 w 11 1x 6c m 5 3g 6 4 2 a i q k 2x 18 6 2 1 g 5 9 e2 2 1 8 19 8 6 l 22 3d q 17 3g vf 2g 1g 8p 57 4t 4 5v 5 1 4m 4d 1s 4a n az 26 8 24 4j l8 1o 21 n 7v 2j8 uq 7f 20 pq eh bj 2k 1x 4 3f as 2 1 2c 3z 2t 3a ho 9e 9s u lp 6b f9 ak 16 3w 3 4 3 b 2t 9d b9 4a 7v b m5 1k 69 2e 5i w 30 3s 10 4 2 ij 4 j 39 9 47 89 1y 5h 2p t m z 3c ab 4i 1c 64 30 bo 1a 33 78 mb 1cf 22 e2 hm 7 hx h 10 6 1g h 1c 7 s as 82 7 4c p 9l 1e 6f 1a 6 30 1z 4t 2w 16 61 ej 22 86 4s 28 el 2d 20 h 4l 33 3y 5s t 62 v 1s j 3n 21 k 5n 1g 4x 1u 2t 2b 5 m 1e 1l 10 2l 3k bk j 2t 2r 1w 8 d j 2w 1f j 8 9 1a 11 1k e w u c 2w 12 a f 4m 9 6 c 1s 1d 4 3 8 t 4 9 9 3 c 4 f b 6 b 2 5 k 3 5 7 h 7 2 c 1 a b a b 6 5 11 i 4 4 6 k 4 1 b h 6 1 u 1p 11 m c 8 7 c 1 4 7 11 q t 9 6 c j 9 h 6 i 6 v 9 j 5 4 1 b d a 9 1 e 7 2 7 4 t 7 f 1 c 5 z h b 5 7 15 a 6 1d 22 6 9 1 m p t 9 3 e 6 5 p k 9 2 8 7 6 9 8 e 14 w 58 t o 1f 1 5 j n 13 d n 2 8 9 r c 9 g 7 4 q 10 3 11 5 8 p 4 d 3 8 g c 5 1 6 5 i 1 8 3 3 l 3 o j 9 6 7 6 2 6 e 8 4 3 8 6 4 d 4 2 5 3 4 9 8 9 1l 19 5 4 1x a 5 5 c 4 c 2 u m 4 e 1p 6 c 1 j 11 5 6 b a 6 5 5 4 f c 2 b 9 9 4 1u j 7 8 1v 19 m x 6 6 6 9 9 5 5 3 5 b 6 4 x z 6 5 4 4 5 l 1s 6 1 d 6 4 6 4 4 3 7 3 9 3 5 5 4 d 9 l 5 6 7 5 h 5 9 1 4 6 6 6 6 4 l 4 4 g 7 b w h 3 9 9 7 a 1 9 6 6 3 5 2 c 5 2 5 4 b 6 4 4 a 3 c b 6 k 7 d 1h i 4 8 h 5 5 8 1 7 a 3 c a 2 6 1 l 1 5 7 6 d 6 2 5 6 3 7 3 6 4 b 2 a 4 4 6 9 d 7 6 4 9 2 3 m 5 7 4 5 7 3 6 n 4 4 4 g 4 6 5 s 6 4 5 9 3 3 5 9 h 2 7 4 7 1 l 3 5 3 6 2 f 8 3 9 4 a 8 5 2 9 8 8 2 6 5 6 a 7 4 d 6 2 c 3 b 5 3 2 6 e 4 4 9 5 4 1 7 t 2 j 5 2 7 3 2 7 5 4 3 8 3 5 3 l h b 6 c f 6 f 5 8 5 3 6 4 6 6 8 3 9 9 e 6 6 3 6 6 4 3 h 5 4 f 4 3 5 g 4 5 7 4 4 b g d 1 7 7 3 d 2 7 8 4 4 7 a 5 a 3 8 6 5 7 6 3 4 8 4 8 4 6 8 b h w 5 2 5 3 d f 5 8 5 8 8 6 2 8 6 b c 6 3 5 8 b 3 5 6 4 3 6 9 3 4 7 m 6 6 3 6 c g 6 6 7 4 t 3 k r f c l 8 e t
regular,idcw,annual	25gi 3x b6 q3 7 if o7 24y 101 tr c 38 2j 29w xp 83 25 5 th d7f 1fw 9c 2 4q h 2w e7 g h cc b 5f qa 1p8 1i ea 8v pc 20 19 25 8a 1ed ll 4q 6x 2e hm qg 1g1 ay j 2a 1m 53 4x 1b 6 r 27 d 4t 1 89 5j 32 k 4x lg 6l 4t d 8o 3 7f 19 p i u 5 r 1j 3 8y gd zw
regular,idcw,bimonthly	2bwa
regular,idcw,daily	2572 vm 3ku 263 h 16 13 29t v ho ok5 1k0
regular,idcw,flexi	2746 exp 2fm 68l km 2r en fd 7x 30c zl 2y5 qi 1tm c2 n c 4 m 2f i 4s 8 1j6 uw
regular,idcw,fortnightly	298j qf 1wv g 3bz 1tb d7 3c 57m qq 60p 1pq 19i 3g3 9m 46e a7 x2 4a 44 2k 4n x7 mv h 1m2 6
regular,idcw,half-yearly	25gh 42 2z yc 55c c 5p 2co 1 uy 4s 5g 5 1ew 119 bs 4hs 44 6lo s t 17s 9r u9 7e 10 4c 5z 6x 4i l8 26s m 5o xg 5m 7 1tt eh hl 3o ml 8w 1ky 6n 5a w e j 2b g 4t d gd w0 6m 15 ex ev
regular,idcw,monthly	257z 7 3 7e s 42 1z 6r c 2 j 1f m 60 3x a1 45 d 11 3y 3 3t p 2f 1z 3b 2e 3v ah 3n 19 4s uc 6l cq 4 9s 37 9 3 56 82 l 4 19 h gu 9w e5 pv 9 1d y u a 28 41 9z j 9t i 1dg 1w 1k 1z x 2 6o 3n 3 2g 4 3u 84 1z 5 8q s 27 ur 33 jw g 8i gj tm 2 aq ls im 2ip a3 58 rk d1 3r wy or 1vg 6f ap od be 1h ej 3b r 2u 15r 9g e 28 8f 3p c7 3s 1i 1d 15 8w 4k 19 q6 cn 1cn o 4 p ea 8v da 3x a2 31 f 8l 5e 6 6s 7 en b 4h 4o 9k pj 1s 6m 3b 2m de 5p 1t m 4f 37 7p ff c 67 1t 28 5x n c ct 8v 4c 41 d 3r a 2o n 22 q 9 c j o q 33 h k x 4b s a b 2j 2 m e c 11 2k c 31 4j 3s 1z 1a 1q v r 16 bx 1d 38 cj 9 s u k 76 ez 5 7 m k a p 1p 3a ej 6 18 10 l 6 4k 1c kf b1 gf br 1a 17
regular,idcw,periodic	25sd x6 adn v er 2h 1 f3 aux i9 2 2 2 2 4 2 2 3hg 3mh 2rh 5w 1dh 1y3 8d yj
regular,idcw,quarterly	256t k 1u 2r m 3f h 32 10 5w 2u e 1y m ba 6f 2a h 51 6 7o p 2f 5a 2i 69 hn 24z mg do 6e ne d 4 2d 3a r7 nr rk 3f 11 2 1l 53 3i 66 1 j i f7 g 1 3l 7 j 14 w 2u r 1r 16 n9 c 30 jp a c aw j7 6n 1z bf 4n pc 8 322 lc 1h 6e wy 3g 218 uv 1jo rt 6r 46 18j 9s d0 1c c9 3q 1j 1d 16 8o 4r 18 fc nh 1cl 48 bl 8x c9 69 fz 4h 5p 6 1u5 1o 2z 3m 3f 2h de 48 1m 2 1p o 4i hx 8p 6a ah c 11k 23 u 9 8 5t 4z 5 6 v 4 e 4 2n a 7 9 c 6 8 11 2i e 32 4g 8f f m t um s r p 4a g6 j 19 7 21 1u 7c 1p 14 an 4q lq 138
regular,idcw,weekly	2577 52 8g b 8h du 7e 65 4d cf b 68 53 1j 69 2f 3d ew nd fh 9l 6e l 9c i gw 1du 1l a i1 g 2z 1fy 5m 2r v u 14 9 cq 4 3k p 7e b 21 3 2iv mi hx 14g 3ph d2 w6 4j 3pm 2sh c1 5d 2x8 1f8 133 1ha iv fx 7o a4 3s 1k aa 2r 3i dn ew 20 m 1z 23 47 4g 1v ru j0 5w c2 1ai 6 29 t hc ry 8b f6 25 1 2 3
regular,idcw-payout,	25am 2i g 5e 3b co 4v 44 6h 62 a j 54 6e 4i 41 8d cw f5 2 ku lr sg nh uz 1 2hx 2 42 8d 3l kb 15w 8c 1z0 6i cg 59y d5 x4 2pn dg 17 8v 4h 1gp ba 17 2 2 5h 4 6c aj as 7l 5v 31 25 1v q s g 33 q 2h c 15 s 3 21 4 n 7 6 6 7 5 1c 2t 3b 13 c 4a 25 1h 21y 2 5b 1n 5 n 16 4r 7 l 34 1w 2a 3i 3 1g a e 1q k m 5k 12 8 o f b m j 5 a 7 e 2f d d 15 4j 1c 1l 19 11 n 1a n h h n 16 4 13 9 n 1f 12 e x f m 1h q 8 8 16 1v 8 f 13 k 9 k 8 d 5 7 5 18 7 b y c 3 12 19 16 p 3 x f j 1g j 18 t a 16 12 b 34 1a 22 39 r k 14 8 4i 8 u i 9 e 24 5 z t y 1s 2h 19 42 2 4j 2b 3 3c 2w 32 21 4 u k 3d 2f w f l 1m 4 1r 2u a 2w 1g 13 1 x 7 1t 13 g 10 2m 19 1p 38 26 m 1l 2z n 1n x o 19 t c 5g o g 17 m 3p 2m o 6 d 2u 4 1 3x 1r b 3 a l l p 1o h 26 24 e 1q m 6 2 a 16 a 16 2b 2v h 2q 1r 5 4 e l 25 31 45 2u 4 29 37 2q d k b 11 3 4 6 1b 1q 6 2g j v t 11 q n 5 m 5 v 9 9 r n 5 w u h e c 10 4 2f t 32 4e 1 4 1k x c 15 13 9 m h s c 8n 4 c b 8 31 o 8 18 i g j a w 11 s 5 5 11 d o 2 1c 30 8 o 30 2i 6 g 1c 9 j c 3 8 g e 18 k 18 f x c n b 15 l 9 4 f 8 5 1h 4 5 g a v 12 2b 2 e 5 z 2q 1z d 1n e 18 5 o 5 9 8 3 e a j k 6 49 1a 4 h 1 6 7 g 6 l 9 y d d 1m 1k y 33 a r u j m p 1b 3 4 w 4 9 m f 2v 2r 7 2e s b j e h 8 1s l m k 9 2v b 5s 1o 1u 1f 1d 37 1b 2 w
regular,idcw-payout,annual	2m31 97h 49q cv 7d 6p 1j 19 1l 37 63 4d 2r 1h r 12 1k n 2d d 19 q 1j 13 1b 2h 14 o 1c 25 16 2i 1t 3k 2u 70 5z j z 74 33 1v 3y 7 3s 4s 1j 9 1p 6l d5 4f 61 5h 59 2e 2d 1c 2n 55 5j 5x l 5u 3r 6u 3s 29 54 1w w 1j lw 20z 3s ac i2
regular,idcw-payout,daily	25ys fy 56 16r 83 1qm p1e 4 2i7 85h
regular,idcw-payout,flexi	29iz q1b k3 6v 1a 1j 1d 3d 90 1d 4a 1t 25 2f 1g x 1j 2e 2i 13 n 17 2b 15 2g 1y 65 d7 1g 70 38 60 ac 86 d9 4j 61 aj 4y 18 2s 4z 5f 5w ab 2r f9 1s 2k 2mt 3s a4
regular,idcw-payout,fortnightly	3092 b
regular,idcw-payout,half-yearly	25hd vmp 1u8 1rk 4a3
regular,idcw-payout,monthly	26cr 1q 7v ht 1n 5xm 278 1bw 6td 5xf 1nj 3oi 48v 1b3 6r 9k oo bk h7 35 1d 4i j1 9p
regular,idcw-payout,periodic	25px ct 10 ow aaq ea7 9tj 1s0 9u
regular,idcw-payout,quarterly	2bjm 35e 7e5 8xp 77 4c5 k6 6u 1a 1d 7 1j 37 1i 4j 36 11 32 1f r 17 1i l 2d 1k q 1j 13 1f 2d 16 j 19 2e 11 2h 1x 3g 1h 1b 16 4g 1f 63 c 17 5g 1o 34 1o 4d 8l 17 h 1u 6h d7 2a 22 61 1q 3r 59 2e 2e 1f 2j 5b 8 2c 2v 17 4g o 5w 1v 20 2n 46 a 3c 2f 2j 2l 1w 12 1d g4 5p 37 j4 9p fx 26 mx 3y 9z 76 b1
regular,idcw-payout,weekly	25u2 bx 1fj 54 85 1qk p02 1e 1i6 e 4g8 oj 11t 4uy
regular,idcw-reinvestment,	25et c37 28y cas 1 g 1 1 2 1 1 1 1 1 1 1 ph 8 4 8 7 4h 2 1 1 6lu 81 5w 3 4h an bk n3 bt 5a 14 6h s 32 55 cn cb 3c in 7h 8w e 5d y 3i 1b dp 14 r rg 1 l 54 1n 7 6 7 g 7 24 20 2j 39 2v 26 7z 2j 1s 2i 58 5v 9g
regular,idcw-reinvestment,annual	2cno
regular,idcw-reinvestment,daily	25kt 6 6j 1f 9 7 3 n 5n ho 3i 3p d 8 3 d c1 6h ae 32 1u 3f lz 9k 23 cx 1 1j 5l 7f 1l y fy hd ny 19t n 2s t 1nm 2p 3 13 54 1 2x 3r 4 by 23 gb ri 1f km 8n 36 r1 qn bp 2x 6m n ij 8 2q6 5k hw om 2k 12 sv 4d 1ir 4z5 c7 1cp 1oe yp hz c1 cj 1p3 6i 9 2o w3 7v 2 9w 2c 1s 7v 3p 2v 20 2h cn 7j q j 4c 14 l 22 j 20 3t g j e b w 1s 10 k e n 21 15 t 18 5r fa 3g 26 3y 1s b8 e 3e 3w a6 a ob 1h 23 ie d t5 b1 gc 4n 9l g
regular,idcw-reinvestment,flexi	25pw
regular,idcw-reinvestment,fortnightly	2m2z 1u6 evw 143 wu k8 24s h
regular,idcw-reinvestment,monthly	28sz 24c b5p icy 9n oo 1lm 94 2e8 15m 2b 2x
regular,idcw-reinvestment,periodic	29gq 50o sii 8s
regular,idcw-reinvestment,quarterly	36zy 8x 3mf
regular,idcw-reinvestment,weekly	25rj 1j a va 13 ee eg 3y qa 9m 4 6h d0 2 cd 1lc 176 9 4qi 1wh sx 2vv 1a7 br3 tu 21n 6d 35 13z c3 9k 1v 51 46 lj 4l y 8w z 3j w i b 3w u 10 5v fa 5j 4n 1a bm 3d ec ob 1h ug jm b0 ar a8
unclaimed,,	2zl3 1 1 1 46 1 1ry 1 1 1 ck 1 3xm 1 1 1 1fu 1 1 1 28 1 1 1 d 1 2 1 1 1 t 2 7 1 m 1 1 1 7e 6s 1 e6 1 1 18u 52 1 1 1 k0 77 1 1 1 4b hy 1 c4 2v
unclaimed,growth,	2zfn m 1 1 1 3j 1 1 1 6b 1 1 7i 1 1 1 6kp 1 2o 1 1 1 10h 1 1 1 2uj fa
unclaimed,idcw,	2zo3 1 25w 1 5h6 2 6 1 i 1 ed 3 e4 2rk 3
unclaimed,idcw-payout,	2zju 5g 1 nq 6x7 3 33u`;

export const nameFacts = `
360 one balanced hybrid fund|6nrqhl	39ca
abakkus liquid fund - unclaimed redemption less than 3 years|jszstc	3b89
aditya birla sun life crisil ibx 60:40 sdl+ aaa psu apr 2026 index fund|qo1xr9	38gq
aditya birla sun life crisil ibx 60:40 sdl+ aaa psu apr 2026 index fund|w7w8nr	38go 1
aditya birla sun life crisil ibx gilt - apr 2029 index fund|1p3n78b	38ca
aditya birla sun life crisil ibx gilt - apr 2029 index fund|ad27qq	38c9 2 1
aditya birla sun life crisil ibx gilt april 2033 index fund|ld6u7u	39hn 1 1 1
aditya birla sun life crisil ibx gilt-april 2026 index fund|1b8sc3a	38a3
aditya birla sun life crisil liquid overnight etf|9ubbxd	38x9
aditya birla sun life equity hybrid '95 fund|1kd2hp6	27le 1 dea 1
aditya birla sun life global excellence equity fund of fund - retail plan|eehhtm	2tut 4
aditya birla sun life global excellence equity fund of fund - retail|eehhtm	2tur 7
aditya birla sun life government securities fund|1fqbu4p	257d f31
aditya birla sun life income fund (discipline advantage plan)|1y2t7bp	2e8x
aditya birla sun life international equity fund plan b|z4pg3n	2agr 1 9r6 1
aditya birla sun life liquid fund - institutional|42ar7o	256x 7
aditya birla sun life liquid fund - retail|42ar7o	2570
aditya birla sun life low duration fund - institutional|r12rlm	27mi
aditya birla sun life medium term plan - institutional|1obzc6n	2e9o
aditya birla sun life money manager fund - retail|ccc7qn	26ok
aditya birla sun life nifty next 50 etf|1tfrnyk	34k9
aditya birla sun life overnight fund|7gygvc	3495
aditya birla sun life savings fund - discipline advantage plan|1yv1dvf	2efk
aditya birla sun life us treasury 1-3 year bond etfs passive fof|12zsu4f	39e3 1 2 2
aditya birla sun life us treasury 3-10 year bond etfs passive fof|n7gd9p	39e9 2 2 1
axis bse india sector leaders index fund|14ml0l7	3ayi 1
axis children's fund - lock in|7c3q6w	2wr3 1 2 3
axis children's fund - no lock in|7c3q6w	2wr5 2 1 2
axis liquid fund - retail plan|1um097v	2eyw 1 1 1
axis nifty it etf|16azagc	36tb
axis short duration fund - retail plan|6jvpl	2ez5 1 1
axis treasury advantage fund - retail plan|jqn5dj	2ez1 1 1 1
bajaj finserv overnight fund - unclaimed less than 3 years idcw plan|1733tkr	3ae5
bajaj finserv overnight fund - unclaimed less than 3 years redemption plan|1733tkr	3ae6
bandhan arbitrage fund - plan b|16c2n2l	2bzg 2
bandhan crisil ibx 90:10 sdl plus gilt - april 2032 index fund|zr5bq5	38ev 1 1 1
bandhan crisil ibx 90:10 sdl plus gilt - september 2027 index fund|1ga2u82	38fc
bandhan crisil ibx 90:10 sdl plus gilt - september 2027 index fund|9prrj7	38fd 1 1
bandhan dynamic bond fund - regular plan b|lifgm8	2brl 36 274 1 8r4 6kx
bandhan equity savings fund - b|kofc42	2c3l 1
bandhan fixed term plan series - 179 (3652 days)|w89yqk	356v 4 2 1
bandhan gilt fund - plan b|f7qq7m	2bri
bandhan gilt fund - regular plan b|f7qq7m	2tdv
bandhan liquid fund - inst plan b|1fnapem	2bva
bandhan liquid fund - unclaimed idcw less than 3 years|1fnapem	2zpa
bandhan liquid fund - unclaimed idcw more than 3 years|1fnapem	2zpb
bandhan liquid fund - unclaimed redemption less than 3 years|1fnapem	2zpc
bandhan liquid fund - unclaimed redemption more than 3 years|1fnapem	2zpd
bandhan medium to long duration fund|1whkf5k	2bxb
bandhan short duration fund - plan b|1whkf5k	2bvw
bandhan short duration fund - plan c|1whkf5k	2bvu 3 1
bandhan short duration fund - plan d|1whkf5k	2bvv 4 1
bandhan short duration fund|vfk9du	2bxc
bank of india conservative hybrid fund - eco plan|1lq7rsp	2e77 2 1
bank of india conservative hybrid fund|12rzzwk	2k4h
bank of india elss tax saver - eco plan|191xv62	2e71 2
bank of india large and mid cap fund eco plan|1v1jyd6	2dc7 2 3 4
bank of india liquid fund unclaimed dividend greater than 3 years|1jfvddg	31hb
bank of india liquid fund unclaimed dividend upto 3 years|1jfvddg	31hd
bank of india liquid fund unclaimed redemption greater than 3 years|1jfvddg	31hc
bank of india liquid fund unclaimed redemption upto 3 years|1jfvddg	31he
bank of india mid cap tax fund series 2|q6dsa8	33cl 5 1 1
bank of india overnight fund unclaimed idcw plan - greater than 3 years|1lxqe1e	37ac
bank of india overnight fund unclaimed idcw plan - up to 3 years|1lxqe1e	37ae
bank of india overnight fund unclaimed redemption plan - greater than 3 years|1lxqe1e	37af
bank of india overnight fund unclaimed redemption plan - upto 3 years|1lxqe1e	37ad
baroda bnp paribas aggressive hybrid fund - regulat plan|18mm4jx	37xu
baroda bnp paribas corporate bond fund - defunct plan|1wj9k5r	37x0 1 1 1
baroda bnp paribas credit risk fund - defunct - seg portfolio 2|j5wa17	39z1
baroda bnp paribas credit risk fund - defunct - seg-portfolio 2|j5wa17	39z0
baroda bnp paribas credit risk fund - defunct - seg. portfolio 2|j5wa17	39z2 5
baroda bnp paribas credit risk fund - seg. portfolio 2|j5wa17	39z3 1 1 1 2 1 1 1 1 1
baroda bnp paribas credit risk fund - segregated portfolio - 1|j5wa17	36ga 1 1 1 1 1 e 1
baroda bnp paribas dynamic bond fund - defunct plan|1ux491	37vg
baroda bnp paribas esg best-in-class strategy fund|1gji4un	3az3 2 1 1
baroda bnp paribas gold etf fund of funds|rc1bhi	3ao2 1
baroda bnp paribas income plus arbitrage active fund of funds|1scntf7	3agw 2 2 1
baroda bnp paribas liquid fund - defunct plan|t1pzcz	268v 1 1
baroda bnp paribas liquid fund - plan c|t1pzcz	2zio
baroda bnp paribas liquid fund plan c idcw above 3 yrs|t1pzcz	31rc
baroda bnp paribas liquid fund plan c idcw upto 3yrs|t1pzcz	31ra
baroda bnp paribas liquid fund plan c redemption above 3 yrs|t1pzcz	31r9
baroda bnp paribas liquid fund plan c redemption upto 3yrs|t1pzcz	31rb
baroda bnp paribas low duration fund - defunct plan|g65f61	37v4 1 1 1
baroda bnp paribas multi asset active fund of funds|19zdmpu	3ah8 1 1 2
baroda bnp paribas overnight fund - plan c - unclaimed idcw - greater than 3 years|1esdvyf	37qc
baroda bnp paribas overnight fund - plan c - unclaimed idcw - up to 3 years|1esdvyf	37qf
baroda bnp paribas overnight fund - plan c - unclaimed redemption - greater than 3 years|1esdvyf	37qe
baroda bnp paribas overnight fund - plan c - unclaimed redemption - up to 3 years|1esdvyf	37qd
baroda bnp paribas ultra short duration fund|1w1q559	32qe
bharat bond etf - april 2025|fez5yi	36jg
canara robeco banking and financial services fund|rx6hjr	3b0o 1 1 1
canara robeco flexi cap fund|1a0eseu	26n6 1 cm8 1
canara robeco infrastructure|1ptqgqx	27rx 1 bh9 1
canara robeco liquid fund - unclaimed redemption and dividend plan|kvr6a8	2zfn
choice overnight fund - unclaimed less than 3 years redemption plan|1ai2j75	3bb4
edelweiss aggressive hybrid fund - plan b|fpptfn	2efg 1
edelweiss crisil ibx aaa financial services bond - jan 2028 index fund|r90ldy	3a57 d 1 1
edelweiss income plus arbitrage omni fund of funds|ff5fhy	3als 1 2
edelweiss income plus arbitrage omni fund of funds|ubierl	3alu
edelweiss large cap fund - plan b|1hhqpg0	2edb 3
edelweiss large cap fund - plan c|1hhqpg0	2edd 2
edelweiss liquid fund - retail plan|1l8i5s5	305s 1 1 2
edelweiss money market fund - institutional plan|1s185mp	307a
edelweiss nifty largemidcap250 plus 8-13yr g-sec 70:30 index fund|11j7yvr	3b2e 2
edelweiss nifty largemidcap250 plus 8-13yr g-sec 70:30 index fund|f9ftep	3b2f 2 1 1
edelweiss nifty psu bond plus sdl apr 2026 50:50 index fund|112f1fy	36t6
edelweiss overnight fund - unclaimed idcw plan - above 3 years|18yz7d5	37c4
edelweiss overnight fund - unclaimed idcw plan - upto 3 years|18yz7d5	37c5
edelweiss overnight fund - unclaimed redemption plan - above 3 years|18yz7d5	37c7
edelweiss overnight fund - unclaimed redemption plan - upto 3 years|18yz7d5	37c6
franklin india conservative hybrid fund - plan a|36c423	25w5 1 dll 1
franklin india conservative hybrid fund - segregated portfolio 1 (10.25% yes bank ltd co 05mar20)|36c423	36fd 1 1 1 2
franklin india conservative hybrid fund - segregated portfolio 1 (10.25% yes bank ltd co05mar20)|36c423	36fh
franklin india corporate debt fund - plan a|dpeqgq	25kf dx7 1 1 1
franklin india corporate debt fund - plan b|dpeqgq	25kh 1 1
franklin india credit risk fund - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|1a778fg	365u 1 1 1
franklin india credit risk fund - segregated portfolio 2 - 10.90% vodafone idea ltd (02-sep-2023)|1a778fg	365z 1
franklin india credit risk fund - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|1a778fg	365y 3
franklin india credit risk fund - segregated portfolio 3 (9.50% yes bank ltd co 23dec21)|1a778fg	36fj 1 1 1
franklin india dynamic accrual fund - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|1aysfns	366l 1 1 1
franklin india dynamic accrual fund - segregated portfolio 2 - 10.90% vodafone idea ltd (02-sep-2023)|1aysfns	366p 1
franklin india dynamic accrual fund - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|1aysfns	366r 1
franklin india dynamic accrual fund - segregated portfolio 3 (9.50% yes bank ltd co 23dec21)|1aysfns	36fn 1 1 1
franklin india income opportunities fund - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|7pyx3c	3662 1 1 1
franklin india income opportunities fund - segregated portfolio 2 - 10.90% vodafone idea ltd (02-sep-2023)|7pyx3c	3667 2
franklin india income opportunities fund - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|7pyx3c	3666 2
franklin india liquid fund - institution|1ts1fdt	271m 1
franklin india liquid fund - super institutional plan|nilqs6	25ky 1 1 dwu 1
franklin india liquid fund - super institutional|nilqs6	2jht
franklin india liquid fund - unclaimed idcw investor education plan|nilqs6	2zxw
franklin india liquid fund - unclaimed idcw plan|nilqs6	2zxu
franklin india liquid fund - unclaimed redemption investor education plan|nilqs6	2zxv
franklin india liquid fund - unclaimed redemption plan|nilqs6	2zxt
franklin india low duration fund - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|te53co	366t 1 1 1 1 1
franklin india low duration fund - segregated portfolio 2 - 10.90% vodafone idea ltd (02-sep-2023)|te53co	366z 1 1 1
franklin india low duration fund - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|te53co	3673 1
franklin india money market fund - institutional option|1l87qy2	267i 1
franklin india money market fund retail option|1l87qy2	267g d8d 31e 1 5e8 1
franklin india nse nifty 50 index fund|1bqzqhz	25j8 3jb afd 1
franklin india overnight fund - unclaimed idcw investor education plan|1n61098	37b9
franklin india overnight fund - unclaimed idcw plan|1n61098	37b7
franklin india overnight fund - unclaimed redemption investor educationplan|1n61098	37b8
franklin india overnight fund - unclaimed redemption plan|1n61098	37ba
franklin india short tem income plan - segregated portfolio 3 (9.50% yes bank ltd co 23dec21) - direct retail plan|16nraxu	36ft
franklin india short term income plan - institutional plan - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|16nraxu	367h
franklin india short term income plan - retail plan - segregated portfolio 2 - 10.90% vodafone idea ltd 02sep2023|16nraxu	367e 5
franklin india short term income plan - retail plan-segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|16nraxu	3677 1 3 2
franklin india short term income plan - retail plan-segregated portfolio 2 - 10.90% vodafone idea ltd (02-sep-2023)|16nraxu	367f 1 2 2 1 1
franklin india short term income plan - retail plan-segregated portfolio 3 (9.50% yes bank ltd co 23dec21)|16nraxu	36fr 1 5 2
franklin india short term income plan - retail plan|16nraxu	2644 2 4 dd8 1 1
franklin india short term income plan - segregated portfolio 3 (9.50% yes bank ltd co 23dec21) - institutional plan|16nraxu	36fu
franklin india short term income plan - segregated portfolio 3 (9.50% yes bank ltd co 23dec21) - retail plan|16nraxu	36fy
franklin india short term income plan-institutional plan - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|16nraxu	367c
franklin india short term income plan|16nraxu	2jhh
franklin india short-term income plan - retail plan - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|16nraxu	3676
franklin india short-term income plan - retail plan-segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|16nraxu	3675 4
franklin india short-term income plan - retail plan-segregated portfolio 3 (9.50% yes bank ltd co 23dec21)|16nraxu	36fv
franklin india short-term income plan-institutional plan|16nraxu	264c 2
franklin india short-term income plan-retail plan - segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|16nraxu	367a
franklin india short-term income plan-retail plan-segregated portfolio 3 (9.50% yes bank ltd co 23dec21)|16nraxu	36fw
franklin india ultra short bond fund - institutional plan-segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|tcfmk5	366f 1
franklin india ultra short bond fund - institutional plan|tcfmk5	2ar7
franklin india ultra short bond fund - institutional|tcfmk5	2ar4 1sm
franklin india ultra short bond fund - retail plan-segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|tcfmk5	366h 2 1
franklin india ultra short bond fund - retail plan|tcfmk5	2ar8 1sj
franklin india ultra short bond fund - retail|tcfmk5	2ar3
franklin india ultra short bond fund - super institutional plan-segregated portfolio 1 - 8.25% vodafone idea ltd-10jul20|tcfmk5	366a 1 1 1 1 4
franklin india ultra short bond fund - super institutional plan|tcfmk5	2ar6 1sm 6xk
franklin india ultra short bond fund - super institutional|tcfmk5	2ar5
franklin india ultra short bond fund super institutional plan|tcfmk5	2jhd 1
franklin u. s. opportunities equity active fund of funds|1frg0ii	2hzs 1 1h9 1
groww large cap fund|1gbrjdn	2hxf 1 1zt 1 gq3 1 1 1 1 1
groww liquid fund|18dvb5q	2hi2 2f9
groww nifty smallcap 250 etf|ji9l54	3arn
groww overnight fund - unclaimed dividend < 3 years|a2xmlq	379u
groww overnight fund - unclaimed dividend > 3 years|a2xmlq	379t
groww overnight fund - unclaimed redemption < 3 years|a2xmlq	379w
groww overnight fund - unclaimed redemption > 3 years|a2xmlq	379v
hdfc bse india sector leaders index fund|1t6l40t	3asn
hdfc charity fund for cancer cure - 50% idcw donation option|jbqarz	396e 3
hdfc charity fund for cancer cure - 75% idcw donation option|jbqarz	396f 1
hdfc childrens fund - savings|73y496	25ur
hdfc childrens fund savings plan|73y496	2jvf
hdfc childrens fund|73y496	25us e0m
hdfc fmp 1204d december 2022|617od7	38ok 1 1 1 1 1
hdfc fmp 1359d september 2022|vryrh4	388r 1 1 1 1 1
hdfc liquid fund - premium plan|1pf5yuh	25u6
hdfc liquid fund - premium plus plan|1pf5yuh	25u9
hdfc liquid fund - premium plus|1pf5yuh	25u0
hdfc low duration fund - wholesale|kk0ohn	29fs 1 1 1
hdfc medium term debt fund - fornightly|62ir9p	26p2
hdfc multi-asset allocation fund|1g41vod	27kq 1 ccf 1
hdfc nifty realty index fund|n09bsr	39oq
hdfc nifty50 value 20 etf|dsryxr	387v
hsbc asia pacific (ex japan) dividend yield fund|1yf9gil	2q1q 2
hsbc fixed term series 125 (1114 days plan)|1jz3ad8	2zbn 1 1
hsbc fixed term series 126 (1138 days plan)|1kt23g5	2zj7 2 1
hsbc fixed term series 128 (1106 days plan)|1ld1au3	30yc 2
hsbc fixed term series 128 (1106 days plan)|1pofdq	30yd
hsbc fixed term series 129 (1120 days plan)|1l31p54	315n 2
hsbc fixed term series 129 (1120 days plan)|1oqjeg9	315o
hsbc fixed term series 130 (1204 days plan)|1h8lpi8	31mt
hsbc fixed term series 130|23meie	31mu
hsbc fixed term series 131 (1140 days plan)|1expo5t	32bz
hsbc fixed term series 131 (1140 days plan)|1qmqlil	32bx 1
hsbc fixed term series 132 (1149 days plan)|1psrsfo	3250
hsbc fixed term series 132 (1149 days plan)|kyk523	3251
hsbc fixed term series 132|sojswi	324z
hsbc fixed term series 133 (1134 days plan)|1lcozf6	32dn
hsbc fixed term series 133 (1134 days plan)|1q2re4n	32dm
hsbc fixed term series 133|1uugnpb	32do
hsbc fixed term series 134 (1118 days plan)|1p8sl1q	32us
hsbc fixed term series 134 (1118 days plan)|1qs9sqr	32ur
hsbc fixed term series 134|packjy	32uu
hsbc fixed term series 135 (1117 days plan)|1pis6qp	3377 2
hsbc fixed term series 135 (1117 days plan)|1sla25d	3378 2
hsbc fixed term series 136 (1145 days plan)|1ootdns	33jf 1
hsbc fixed term series 136 (1145 days plan)|1wpvww6	33jh 1
hsbc fixed term series 137 (1187 days plan)|1oyszcr	34qe 2
hsbc fixed term series 137 (1187 days plan)|1u6g5ip	34qd 2
hsbc fixed term series 139 (1163 days plan)|15k5erh	3511 1
hsbc fixed term series 139 (1163 days plan)|1oetryt	3513 1
hsbc fixed term series 140 (1147 days plan)|myn3f9	35jh 3
hsbc fixed term series 140 (1147 days plan)|phldy6	35ji 1
hsbc fts 130 - idcw direct plan-tenure 1204 days-maturity: 08-apr-2021|23meie	31mv
hsbc fts 132 - idcw direct plan-tenure 1149 days-maturity: 03-may-2021|sojswi	3252
hsbc fts 133 - idcw direct plan-tenure 1134 days-maturity: 03-may-2021|1uugnpb	32dl
hsbc fts 134 - tenure 1118 days - maturity: 29-jun-2021|packjy	32ut
hsbc global emerging markets fund|1uv1kfv	2kmj
hsbc liquid fund - institutional|1t25we4	2jr1
hsbc overnight fund - unclaimed idcw above three years|1o38ly2	384l
hsbc overnight fund - unclaimed idcw below three years|1o38ly2	384j
hsbc overnight fund - unclaimed redemption above three years|1o38ly2	384k
hsbc overnight fund - unclaimed redemption below three years|1o38ly2	384m
icici prudential all seasons bond fund - premium|1vc0ntf	2ehq
icici prudential all seasons bond fund retail|1vc0ntf	267a 95q 5h
icici prudential banking and psu debt fund retail|mcr9nh	2fdm 1 4
icici prudential blended plan b - i|1tnl3sh	27it 1 8mg 3u 4kk 1 1 1 2hz 5vb 1
icici prudential blended plan b - option i|1tnl3sh	2ulv
icici prudential bluechip fund - institutional option - i|1rzjrug	2boz
icici prudential bond fund - institutional|1ptanam	2coe 2 1
icici prudential capital protection oriented fund - series ix - 1101 days plan a|nd4jf3	2wjp 1 1 1
icici prudential capital protection oriented fund - series ix - 1103 days plan b|1c7yxlc	2wl3 1 1 1
icici prudential capital protection oriented fund - series ix - 1120 days plan f|1gpe3zp	2zcc 1 2
icici prudential capital protection oriented fund - series ix - 1195 days plan c|13dtlcq	2wtl 1 1 1
icici prudential capital protection oriented fund - series ix - 1325 days plan e|5r9znj	2x82 1 1 1
icici prudential capital protection oriented fund - series ix - 1378 days plan d|kl03ma	2wx0 1 1 1
icici prudential capital protection oriented fund - series vi - 1100 days plan b|13ftyon	2sg5 1 1 1
icici prudential capital protection oriented fund - series vii - 1284 days plan h|gd2pr5	2vad 1 1 1
icici prudential capital protection oriented fund - series vii - 1285 days plan g|1fb44i5	2v44 1 2
icici prudential capital protection oriented fund - series vii - 1822 days plan d|qdiz27	2uul 1 1 1
icici prudential capital protection oriented fund - series viii - 1105 days plan h|29ktv2	2waz 1 1 1
icici prudential capital protection oriented fund - series viii - 1284 days plan j|13vfruu	2wc2 1 1 1
icici prudential capital protection oriented fund - series viii - 1290 days plan i|1vzh54s	2wbc 1 1 1
icici prudential capital protection oriented fund - series viii - 1300 days plan a|1fkt8tq	2veq 2 1
icici prudential capital protection oriented fund iv - plan g - 60 months|1buto21	2ow7 1 1 1
icici prudential capital protection oriented fund series vi - 1825 days plan a|4m4gcs	2s75 1 1 1
icici prudential capital protection oriented fund series vi - 1825 days plan c|11x7irm	2sh7 1 1 1
icici prudential capital protection oriented fund v - plan a - 5 years|q8bkwe	2pef 1 1 1
icici prudential child care - study plan|v2kkd5	260a f49
icici prudential corporate bond fund - premium|1itms15	2eem 3
icici prudential corporate bond fund retail fort nightly|1itms15	2eei
icici prudential corporate bond fund retail|1itms15	2eec 4 1 2 1
icici prudential dynamic bond fund - premium plus|1yyon4r	2ef6
icici prudential equity - arbitrage fund - institutional|1wlbefc	28rw
icici prudential equity arbitrage fund|1wlbefc	2t02 1h
icici prudential fixed maturity plan - corporate bond series a - 750 days|1fxde1r	2rj1 2
icici prudential fixed maturity plan - series - 74 - 367 days plan z|1qbgraw	2sma
icici prudential fixed maturity plan - series 69 - 1821 days plan i|1yuc46l	2nbr 1 1 1
icici prudential fixed maturity plan - series 71 - 366 days plan c|b9xsdr	2op2 1 1
icici prudential fixed maturity plan - series 71 - 547 days plan b|10jmdzj	2oox 1 1 1
icici prudential fixed maturity plan - series 72 - 366 days plan k|liim4a	2pun 1 1
icici prudential fixed maturity plan - series 73 - 1140 days plan e|1h7gkq	2qjw 1 1 1
icici prudential fixed maturity plan - series 76 - 1185 days plan h|36gxpt	2v0d 1 1 1
icici prudential fixed maturity plan - series 77 - 1134 days plan h|52ajd3	2vyi 1 2
icici prudential fixed maturity plan - series 79 - 1106 days plan m|14l70dk	2ztv
icici prudential fixed maturity plan series 80 - 1187 days plan g|1eqxzqz	30g1 1 1 1
icici prudential fixed maturity plan series 80 - 1194 days plan f|86ram0	30ft 1 1 1
icici prudential fixed maturity plan series 82 - 1185 days plan m|1m8mqth	31zh 1 1 1 4
icici prudential fixed maturity plan-series 74 - 368 days plan r|1fwk0op	2sb3 1 2
icici prudential fixed maturity plan-series 74 - 368 days plan r|dmbbmp	2sb5
icici prudential fixed maturity plan-series 74 - 370 days plan q|1weqq9p	2sa7 1 1 1
icici prudential fixed maturity plan-series 74-1092 days plan p|1r2nfki	2s5h 1 1 1
icici prudential fixed maturity plan-series 74-368 days plan h|a3lfdn	2rup 1 2
icici prudential fixed maturity plan-series 74-368 days plan j|1mkahc1	2s16 1 1 1
icici prudential fixed maturity plan-series 74-369 days plan i|1o7e7df	2rwf 1 1
icici prudential fixed maturity plan-series 74-369 days plan i|ck6aw5	2rwe
icici prudential fixed maturity plan-series 74-369 days plan k|1orderd	2s37 1 1 1
icici prudential fixed maturity plan-series 74-369 days plan l|1p1d0gc	2s8p 2 1
icici prudential fixed maturity plan-series 74-369 days plan l|1rygugi	2s8q
icici prudential fixed maturity plan-series 74-370 days plan s|1vurivr	2sb9 1 1 1
icici prudential floating interest fund - idcw others|h5p46t	2h4m 3sk
icici prudential floating interest fund plan a|h5p46t	26jn 1 4 7io
icici prudential floating interest fund plan b|h5p46t	26jl 1 5 7io
icici prudential floating interest fund plan c|h5p46t	26jq 3
icici prudential gilt fund investment plan pf option|kanl24	2t05 1h
icici prudential gilt fund treasury plan pf option|1d1rhts	2t09
icici prudential interval fund - annual interval plan - iii|1atip80	2l2t
icici prudential interval fund - annual interval plan - ii|1gmnipl	2l2r
icici prudential interval fund - annual interval plan - iv|1nkdl1w	2l2v
icici prudential interval fund - annual interval plan - i|1h56snd	2t1q
icici prudential interval fund - annual interval plan - i|m46tyi	2l2p
icici prudential interval fund - annual interval plan i - retail|c42y3g	2a0i 2
icici prudential interval fund - annual interval plan ii - retail|d0x5pr	2adm 1
icici prudential interval fund - annual interval plan iii - retail|cg2p0y	2ae1 1
icici prudential interval fund - annual interval plan iv - retail|9z1j32	2afk 1
icici prudential interval fund - monthly interval plan - i|djvxd0	2cmo 8gb 1
icici prudential interval fund - monthly interval plan i - retail|1c24xck	29iq 1
icici prudential interval fund - quarterly interval plan - iii|1h9ssrp	2db0 7si 1
icici prudential interval fund - quarterly interval plan - iii|ijau2n	2qav
icici prudential interval fund - quarterly interval plan - ii|v42yc4	2d17 81w
icici prudential interval fund - quarterly interval plan - i|19dmktm	2dym 74f 1
icici prudential interval fund - quarterly interval plan - i|1i533rg	2hbn
icici prudential interval fund - quarterly interval plan - i|1pq0nqd	2nue
icici prudential interval fund - quarterly interval plan i - retail|vp1dji	29ke 1
icici prudential interval fund - quarterly interval plan ii - retail|y28kit	29pv 1
icici prudential interval fund - quarterly interval plan iii - retail|1kxlj6s	29wd 1
icici prudential interval fund annual interval plan iii|cg2p0y	2ae3 1
icici prudential interval fund annual interval plan ii|d0x5pr	2adk 1
icici prudential interval fund annual interval plan iv|9z1j32	2afi 1
icici prudential interval fund annual interval plan i|c42y3g	2a0j 2
icici prudential interval fund ii - quarterly interval plan - a|5k5j1w	2de0 7p5 1
icici prudential interval fund ii - quarterly interval plan - a|r1sz8f	2nd9
icici prudential interval fund ii - quarterly interval plan - b|6e4c4t	2dw5 56o 20e 1
icici prudential interval fund ii - quarterly interval plan - c|644qfu	2crj 8br 1 1
icici prudential interval fund ii - quarterly interval plan - d|4q6pyz	2cvy 3sj 4ew 1 1
icici prudential interval fund ii - quarterly interval plan - f|5a5xcx	2d68 7x8 1 1uq
icici prudential interval fund ii - quarterly interval plan a - retail|ptk47k	2afg 1
icici prudential interval fund ii - quarterly interval plan b - retail|qnixah	2ah1 1
icici prudential interval fund ii - quarterly interval plan c - retail|qdjbli	2ajk 1
icici prudential interval fund ii - quarterly interval plan d - retail|r7i4of	2ao2 1
icici prudential interval fund ii - quarterly interval plan f - retail|rrhc2d	2ast 1
icici prudential interval fund ii quarterly interval plan a - retail|ptk47k	2ik8
icici prudential interval fund ii quarterly interval plan a|ptk47k	2ddz a0m
icici prudential interval fund ii quarterly interval plan b|qnixah	2dw4
icici prudential interval fund ii quarterly interval plan c - institutional|qdjbli	2j8b
icici prudential interval fund ii quarterly interval plan c|qdjbli	2cri
icici prudential interval fund ii quarterly interval plan d|r7i4of	2cvx
icici prudential interval fund ii quarterly interval plan f retail|rrhc2d	2hg7
icici prudential interval fund ii quarterly interval plan f|rrhc2d	2d67
icici prudential interval fund ii quarterly interval|y28kit	2d18
icici prudential interval fund iii quarterly interval|1kxlj6s	2daz
icici prudential interval fund iv - quarterly interval plan b - retail|1umyamv	2d55 3
icici prudential interval fund iv - quarterly interval plan b|hfj21w	2d57 7xg 1 57
icici prudential interval fund iv quarterly interval plan b|1umyamv	2d56
icici prudential interval fund monthly interval plan i|1c24xck	2cmn
icici prudential interval fund quarterly interval plan - ii retail|lhmn3c	2gr2
icici prudential interval fund quarterly interval plan 1|vp1dji	2dyl
icici prudential interval fund v - monthly interval plan a - retail|1ymcq41	2cwv 1
icici prudential interval fund v - monthly interval plan a|1q8q7m	2cwu 86u 1
icici prudential interval fund v monthly interval plan a|1ymcq41	2cwt
icici prudential liquid fund - idcw others|13aiqsd	2h4h 3m6
icici prudential liquid fund - institutional option - i|13aiqsd	27qo
icici prudential liquid fund - institutional|13aiqsd	26ic 5
icici prudential liquid fund - unclaimed idcw investor education|13aiqsd	2zl4
icici prudential liquid fund - unclaimed idcw|13aiqsd	2zl6
icici prudential liquid fund - unclaimed redemption investor education|13aiqsd	2zl3
icici prudential liquid fund - unclaimed redemption|13aiqsd	2zl5
icici prudential liquid fund retail|13aiqsd	26ie 2 2 1
icici prudential liquid institutional fund|13aiqsd	26if
icici prudential liquid institutional plus fund|13aiqsd	25fr
icici prudential long term bond fund - institutional option|1l63w4m	26ff
icici prudential long term bond fund - institutional|1l63w4m	25fy zg
icici prudential medium term bond fund - plan b|1iack6h	279z
icici prudential medium term bond fund plan a|1iack6h	2f94
icici prudential medium term bond fund plan b|1iack6h	2faq 3iw
icici prudential medium term bond fund plan c|1iack6h	2fao
icici prudential money market fund - cash option|lrryue	27yp 1 1 1 1
icici prudential money market fund - cash option|qk7azb	2sbh
icici prudential money market fund option - idcw others|6ec3e1	2krc
icici prudential money market fund retail|6ec3e1	263p
icici prudential money market fund|lrryue	2kr5 1 1 1 1
icici prudential multi-asset fund - institutional option - i|jly8ix	28xu
icici prudential multi-asset fund - institutional|jly8ix	2gxx
icici prudential multiple yield fund - series 10 - 1775 days - plan a|15welt	2wpx 1 1 1
icici prudential multiple yield fund - series 10 - 1825 days - plan b|1rt183k	2wvo 1 1 1
icici prudential multiple yield fund - series 11 - plan c - 1387 days|1r6nqyr	300p 1 1 1
icici prudential multiple yield fund - series 6 - 1825 days - plan d|qwzbl7	2rpq 1 1 1
icici prudential multiple yield fund - series 7 - 1100 days - plan f|x9n42m	2tcm 1 1 1
icici prudential multiple yield fund - series 7 - 1825 days - plan b|1bprc9w	2sna 1 1 1
icici prudential multiple yield fund - series 7 - 1825 days - plan c|1bzqxyv	2t2l 1 1 1
icici prudential multiple yield fund - series 7 - 1825 days - plan e|1bfrqkx	2tbl 1 1 1
icici prudential multiple yield fund - series 8 - 1822 days - plan d|1jbczek	2upi 1 1 1
icici prudential multiple yield fund - series 8 - 1824 days - plan a|1hrwqjd	2tiu 1 1 1
icici prudential overnight fund - unclaimed idcw stable scheme|1axx2zl	37ab
icici prudential overnight fund - unclaimed idcw transitory scheme|1axx2zl	37a8
icici prudential overnight fund - unclaimed redemption stable scheme|1axx2zl	37a9
icici prudential overnight fund - unclaimed redemption transitory scheme|1axx2zl	37aa
icici prudential r.i.g.h.t (rewards of investing and generation of healthy tax-savings) fund|1c8d4g3	2ehw 1
icici prudential retirement fund hybrid aggressive plan|1hrbyn5	357k 1 1 1
icici prudential retirement fund hybrid conservative plan|d3dvvw	357g 1 1 1
icici prudential retirement fund pure debt plan|4wdg24	357o 1 1 1
icici prudential retirement fund pure equity plan|5n62xu	34x6 1 1 1
icici prudential savings fund - idcw others|x4uvjg	2h4n 3rs
icici prudential savings fund plan c|h5p46t	26jp 7it
icici prudential savings fund retail|x4uvjg	2e9d 1 1
icici prudential short term fund - institutional plan|zvkrsx	263x 1
icici prudential short term fund - institutional|zvkrsx	263z
icici prudential short term gilt fund|1gk0ghp	25g2 1 1 fm3 1 1 7xx 1i
icici prudential smallcap fund - institutional|e7ej12	2af9
idfc fixed term plan series - 167 (1202 days)|jaxbmu	34pt 1 5
il&fs infrastructure debt fund - 3, series 3-a|147ilvv	323w 1 1
il&fs infrastructure debt fund series 1b|1ng2s33	2rra zk
invesco india liquid fund - unclaimed dividend plan - above 3 years|1yxxhie	2zjy
invesco india liquid fund - unclaimed dividend plan - below 3 years|1yxxhie	2zjx
invesco india liquid fund - unclaimed redemption plan - above 3 years|1yxxhie	2zjw
invesco india liquid fund - unclaimed redemption plan - below 3 years|1yxxhie	2zjv
invesco india short duration fund - plan b|8ux2jk	295v 2 3
iti large and mid cap fund|1dme1j4	39x1 1 1 1
iti ultra short term fund|35zqw4	36we
jioblackrock overnight fund - unclaimed redemption - upto 3 years|1x5gko0	3avq
jm dynamic bond fund - premium plan|9uprjt	26jz 1 2ye
jm liquid fund - super institutional plan|10jt7nj	25cn
jm liquid fund - unclaimed application refund amount i.e.f.|10jt7nj	36im
jm liquid fund - unclaimed brokerage i.e.f.|10jt7nj	36il
jm liquid fund - withheld brokerage i.e.f.|10jt7nj	36in
jm liquid fund unclaimed dividend ief|10jt7nj	2zgc
jm liquid fund unclaimed dividend|10jt7nj	2zga
jm liquid fund unclaimed redemption ief|10jt7nj	2zgb
jm liquid fund unclaimed redemption|10jt7nj	2zg9
jm money market fund - fortnighly|1q4b02b	32ss
jm overnight fund - unclaimed idcw i.e.f.|1eg6037	37lv
jm overnight fund - unclaimed idcw|1eg6037	37lw
jm overnight fund - unclaimed redemption i.e.f.|1eg6037	37lu
jm overnight fund - unclaimed redemption|1eg6037	37lx
jm short term fund..|qfdzjf	26bz 1 1 3 agu d
kotak banking and psu debt fund|1qzkoff	2nft 1 1 1 1
kotak bond short term fund|117x2dw	267w 1 e66
kotak bond short term fund|6gn6r5	2wjw 1
kotak bond-deposit|4zv809	25dv 1
kotak business cycle fund|7sbcz3	3880
kotak capital protection oriented scheme series 1|176e89a	2wf4 1 1 1
kotak capital protection oriented scheme series 2|16wemkb	2wqp 1 1 1
kotak capital protection oriented scheme series 4|18kc8q5	2zj3 1 1 1
kotak coporate bond fund - retail plan|r1j18q	2v7u
kotak corporate bond fund - institutional plan|r1j18q	2v7w
kotak corporate bond fund - retail plan|r1j18q	2v7v 8 4
kotak crisil - ibx aaa bond financial services index - dec 2026 fund|178kmsf	3aam 1 1 1
kotak crisil-ibx aaa financial services index-sep 2027 fund|51gy9e	39yb
kotak crisil-ibx aaa financial services index-sep 2027 fund|i0iwzs	39ya 2 1
kotak debt hybrid fund|6gjyio	2gmi 1 433 1
kotak fixed maturity plan series 328 90 days|letjy6	39mr 1 1
kotak fixed maturity plan series 328 90 days|m0enmt	39mu
kotak fixed maturity plan series 329 90 days|343hz9	39pa 1 1 1
kotak fmp series 105 (370 days)|1t3fawr	2mzm 1 1 1
kotak fmp series 106 (370 days)|1tdewlq	2n1w 1 1 1
kotak fmp series 107 (370 days)|1tneiap	2n20 1 1 1
kotak fmp series 108 (733 days)|1rphafw	2n5q 1 1
kotak fmp series 172 (1126 days)|tarexd	2vj4 1 1 1
kotak fmp series 176 (1100 days)|ueptp9	2w7b 1 2
kotak fmp series 178 (1099 days)|qivdzn	2wck 1 2
kotak fmp series 180 (1099 days)|1pibwho	2wjg 1 3
kotak fmp series 212|1bsjwye	31iq
kotak fmp series 215|1cmiq1b	31t6
kotak fmp series 219|1dqh4t7	325q
kotak fmp series 251-1265 days|1c5rha3	34c2 1 1
kotak fmp series 252-1261 days|1cfr2z2	34df 2
kotak fmp series 252-1261days|1cfr2z2	34de
kotak fmp series 253-1260 days|1cpqoo1	34fl 1 1 1
kotak fmp series 255 - growth n|1d9pw1z	34ku
kotak fmp series 263-1203 days|8rnkvq	354c 1 2
kotak fmp series 294-105 days|1czbgrc	37zi 1
kotak fmp series-294-105 days|1czbgrc	37zk
kotak focused fund|aiuu4q	35sl
kotak gilt fund|1mm4u2z	2kem
kotak gilt-investment provident fund and trust|pbak3i	25dk 1 f10
kotak gilt-investment|pbak3i	25d4 1 f1i
kotak india growth fund - series i|rf4rf9	2vtx 1 1 1
kotak large cap fund - payout of income distribution cumcapital withdrawal option|pnfkot	2gbd
kotak nifty sdl plus aaa psu bond jul 2028 60 - 40 index fund|153fxws	38ar 1 1 1
kotak quarterly interval plan sr. 12|jzvgdy	347x 3 1
kotak quarterly interval plan sr. 13|16flcnb	3546 1 2 1
kotak small cap fund|6j4w6	27dm 1 dc8 1
kotak treasury advantage|r5paca	2dbj 72u
lic mf gilt fund - pf plan|1hpgekh	25em 1
lic mf ulis (10 yrs. regular premium reducing cover half - yearly)|jkaafw	2w29 d
lic mf ulis (10 yrs. regular premium reducing cover monthly)|jkaafw	2w1r t
lic mf ulis (10 yrs. regular premium reducing cover quarterly)|jkaafw	2wx4 3
lic mf ulis (10 yrs. regular premium reducing cover yearly)|jkaafw	2w28 d
lic mf ulis (10 yrs. regular premium uniform cover half - yearly)|jkaafw	2w2b c
lic mf ulis (10 yrs. regular premium uniform cover monthly)|jkaafw	2w27 i
lic mf ulis (10 yrs. regular premium uniform cover quarterly)|jkaafw	2wx5 6
lic mf ulis (10 yrs. regular premium uniform cover yearly)|jkaafw	2w2c c
lic mf ulis (10 yrs. single premium)|jkaafw	2w1q t
lic mf ulis (15 yrs. regular premium reducing cover half - yearly)|jkaafw	2w2e c
lic mf ulis (15 yrs. regular premium reducing cover monthly)|jkaafw	2w2d f
lic mf ulis (15 yrs. regular premium reducing cover quarterly)|jkaafw	2wx6 3
lic mf ulis (15 yrs. regular premium reducing cover yearly)|jkaafw	2w2f c
lic mf ulis (15 yrs. regular premium uniform cover half - yearly)|jkaafw	2w2h c
lic mf ulis (15 yrs. regular premium uniform cover monthly)|jkaafw	2w2g f
lic mf ulis (15 yrs. regular premium uniform cover quarterly)|jkaafw	2wx8 2
lic mf ulis (15 yrs. regular premium uniform cover yearly)|jkaafw	2w2u
lic mf ulis (15yrs. regular premium uniform cover yearly)|jkaafw	2w2i
lic mf ulis (5 yrs. single premium)|jkaafw	25et fdq
mahindra manulife liquid fund - unclaimed redemption / idcw beyond 3 years|1boy39z	2zo4
mahindra manulife liquid fund - unclaimed redemption / idcw upto three years|1boy39z	2zo3
mahindra manulife overnight fund - unclaimed redemption/idcw beyond 3 years|ox94ej	37bz
mahindra manulife overnight fund - unclaimed redemption/idcw upto 3 years|ox94ej	37by
mahindramanulife banking and financial services fund|bonn9f	3ako 1 1 1
mirae asset nifty india manufacturing etf fund of fund|kr575w	37kr 1 1 1
mirae asset nifty50 equal weight etf|6foz1h	3agf
mirae asset nyse fang+ etf|9b0iog	36wv
motilal oswal asset allocation fund of fund - conservative|11637q0	36rx 1
motilal oswal balanced advantage fund (mofdynamic)|1vad559	2zx3 7 2
motilal oswal developed market ex us etfs overseas equity passive fof|1clsebu	39cq 1
motilal oswal large cap fund|1fuvd6a	39jz 1 1 1
motilal oswal liquid fund - unclaimed dividend - greater than 3 years|kzxqo2	35rm
motilal oswal liquid fund - unclaimed dividend - upto 3 years|kzxqo2	35rl
motilal oswal liquid fund - unclaimed redemption - greater than 3 years|kzxqo2	35rn
motilal oswal liquid fund - unclaimed redemption - upto 3 years|kzxqo2	35ro
motilal oswal manufacturing fund|1rs05va	39vf
motilal oswal nasdaq 100 etf (mofn100)|1utjwcx	2gq0
motilal oswal nifty bank index fund|1morlxr	35wj
motilal oswal nifty midcap 150 momentum 50 etf|1wz92nx	3ala
motilal oswal nifty smallcap 250 index fund|57qt8f	35wo
motilal oswal ultra short term fund (mofustf)|fq5xf0	2nux 1
navi elss tax saver nifty50 index fund|ojjmh6	38vj 1 1 1
navi liquid fund - unclaimed redemption and dividend plan greater than 3 years|1qbnfai	30d1
navi liquid fund - unclaimed redemption and dividend plan less than 3 years|1qbnfai	2zju
navi nifty 500 multicap 50:25:25 index fund|gy0r0k	39v2 1
navi nifty midsmallcap 400 index fund|892bz	3aui
navi nifty smallcap250 momentum quality 100 index fund|sd2sh9	3ac2 1
nippon india aggressive hybrid fund - segregated portfolio 1|9g8y3r	35yb 1 1 1 1 1 1 1
nippon india aggressive hybrid fund - segregated portfolio 2|9g8y3r	36eh 1 1 1 1 1 1 1
nippon india annual interval fund - series i - retail plan|vcj70k	29j2
nippon india annual interval fund - series i|vcj70k	29j0
nippon india bse sensex next 30 index fund|y3hd76	3ahp
nippon india conservative hybrid fund - segregated portfolio 1|ewah8m	36az 1 1 1 1 1
nippon india conservative hybrid fund - segregated portfolio 2|ewah8m	36f7 1 1 1 1 1
nippon india credit risk fund - institutional|6csshl	2f57
nippon india credit risk fund - segregated portfolio 1 - institutional|6csshl	369w
nippon india credit risk fund - segregated portfolio 1|6csshl	369q 1 1 1 1 3
nippon india credit risk fund - segregated portfolio 2 - institutional|6csshl	36eb
nippon india credit risk fund - segregated portfolio 2|6csshl	36ea 2 1 1 1 1
nippon india dual advantage fixed tenure fund - xi - plan b|12zqgig	3148 1 1 1
nippon india dual advantage fixed tenure fund x - plan c|19rqcvt	30c7 1 1 1
nippon india dual advantege fixed tenure fund xi - plan c|139q27f	318u 1 1 1
nippon india dual advantege fixed tenure fund xi - plan d|14no2oa	31bu 1 1 1
nippon india dual advantege fixed tenure fund xi - plan e|14xnod9	31ev 1 1 1
nippon india dual advantege fixed tenure fund xii - plan a|8ciy14	31nb 1 1 1
nippon india equity savings fund - segregated portfolio 1|1htemu1	35yj 1 1 1 1 1 1 1 1 1
nippon india equity savings fund - segregated portfolio 2|1htemu1	36ep 1 1 1 1 1 1 1 1 1
nippon india fixed horizon fund - xli - series 10|8gtgss	35p3 2
nippon india fixed horizon fund - xli - series 11|8qt2hr	35p7 2
nippon india fixed horizon fund - xli - series 12|90so6q	35s6 1
nippon india fixed horizon fund - xli - series 1|6jfghg	3568 1
nippon india fixed horizon fund - xli - series 4|5pgnej	35b2 1
nippon india fixed horizon fund - xxxix - series 15|13yxzif	34ag
nippon india fixed horizon fund - xxxix - series 15|1a9ercx	34af
nippon india fixed horizon fund - xxxx - series 11|3n4lvc	34od 1
nippon india fixed horizon fund - xxxx - series 12|4h3ey9	34or 1
nippon india fixed horizon fund - xxxx - series 14|512mc7	34s9 3
nippon india fixed horizon fund - xxxx - series 15|4r30n8	34vv 2
nippon india fixed horizon fund - xxxx - series 16|5l1tq5	34wq 1
nippon india fixed horizon fund - xxxx - series 17|5b2816	350o 1
nippon india fixed horizon fund - xxxx - series 19|1f7sbk	3543 1
nippon india fixed horizon fund - xxxx - series 1|1hcc9y1	34cr 1
nippon india fixed horizon fund - xxxx - series 2|1gidgv4	34cu 2
nippon india fixed horizon fund - xxxx - series 3|1gsd2k3	34cy 1
nippon india fixed horizon fund - xxxx - series 4|1i6b30y	34e9 1
nippon india fixed horizon fund - xxxx - series 5|1igaopx	34gu 2
nippon india fixed horizon fund - xxxx - series 6|1hmbvn0	34hp 1
nippon india fixed horizon fund - xxxx - series 7|1hwbhbz	34k7 1
nippon india fixed horizon fund - xxxx - series 8|1ja9hsu	34l8 1
nippon india fixed horizon fund xxxii - series 9|1ad5tpa	30gf 1 1 1
nippon india fixed horizon fund xxxix - series 11|1mxfwti	340q 2
nippon india fixed horizon fund xxxix - series 14|1obdxad	3471 1
nippon india fixed horizon fund xxxix - series 1|tcxhmb	33n9 2
nippon india fixed horizon fund xxxix - series 2|tmx3ba	33pf 1
nippon india fixed horizon fund xxxix - series 4|u6wap8	33sy 3
nippon india fixed horizon fund xxxix - series 5|ugvwe7	33t9 2
nippon india fixed horizon fund xxxix - series 8|vauph4	33wm 3
nippon india fixed horizon fund xxxix - series 9|vkub63	33zq 2
nippon india fixed horizon fund xxxv - series 11|1lv95eb	31l3 1
nippon india fixed horizon fund xxxv - series 12|1m58r3a	31nq
nippon india fixed horizon fund xxxv - series 13|1mf8cs9	31nt 3
nippon india fixed horizon fund xxxv - series 14|1mp7yh8	31pi 2
nippon india fixed horizon fund xxxv - series 15|1mz7k67	31pr 3
nippon india fixed horizon fund xxxv - series 16|1n975v6	31pw 1
nippon india fixed horizon fund xxxv - series 6|1pnqq7p	31hz 1
nippon india fixed horizon fund xxxv - series 9|1pxqbwo	31k8 2
nippon india fixed horizon fund xxxvi - series 1|o4obzr	31x0 1
nippon india fixed horizon fund xxxvi - series 2|oenxoq	31x3 1
nippon india fixed horizon fund xxxvi - series 3|oonjdp	31x8 2
nippon india fixed horizon fund xxxvi - series 5|n0px7v	3204 2
nippon india fixed horizon fund xxxvi - series 6|napiwu	3208 1
nippon india fixed horizon fund xxxvi - series 7|nkp4lt	322d 2
nippon india fixed horizon fund xxxvi - series 8|lmrwr0	3275 1
nippon india fixed horizon fund xxxvi - series 9|lwrifz	329w
nippon india fixed horizon fund xxxvii - series 10|z3vy1a	32ow
nippon india fixed horizon fund xxxvii - series 12|yjwqnc	32u2
nippon india fixed horizon fund xxxvii - series 15|10htyi5	32xa
nippon india fixed horizon fund xxxvii - series 1|10hx404	32ej 1
nippon india fixed horizon fund xxxvii - series 3|111wbe2	32gx 1
nippon india fixed horizon fund xxxvii - series 4|znyax7	32h1
nippon india fixed horizon fund xxxvii - series 5|zdyp88	32ja 1
nippon india fixed horizon fund xxxvii - series 6|107xib5	32jq 3
nippon india fixed horizon fund xxxvii - series 9|ya0agc	32oq 1
nippon india fixed horizon fund xxxviii - series 10|newr2n	33dr 3
nippon india fixed horizon fund xxxviii - series 11|n4x5do	33hd 2
nippon india fixed horizon fund xxxviii - series 12|nyvygl	33ip 1
nippon india fixed horizon fund xxxviii - series 14|maycar	33ld 2
nippon india fixed horizon fund xxxviii - series 1|m0vl3t	331a
nippon india fixed horizon fund xxxviii - series 2|l6ws0w	332h 2
nippon india fixed horizon fund xxxviii - series 3|lgwdpv	332m 2
nippon india fixed horizon fund xxxviii - series 5|n4tzvp	336a 1
nippon india fixed horizon fund xxxviii - series 6|mav6ss	338h 1
nippon india fixed horizon fund xxxviii - series 7|mkushr	33av 2
nippon india fixed maturity plan - xli - series 8|lri8k3	35i1 1
nippon india fixed maturity plan - xliii - series 5|d377un	37oa 1 1 1
nippon india fixed maturity plan - xliv - series 1|19aa1fz	3883 1 1 1
nippon india fixed maturity plan - xlv - series 5|1hnfdju	3924 2 1
nippon india gilt fund - institutional plan-p f option - automatic|19nf8a1	2cnq
nippon india gilt fund - institutional plan|19nf8a1	2cnp
nippon india gilt fund - p f option - automatic|19nf8a1	2cno 8 6wh 5
nippon india gilt fund - p f option - defined maturity date option|19nf8a1	2cnt 6wo
nippon india growth mid cap fund - institutional plan|rx0oti	29zo
nippon india india opportunities fund - series a|vwn4w1	33sq 1
nippon india interval fund - quarterly interval fund serie-ii-institutional plan|we9eyz	29jv
nippon india interval fund - quarterly interval fund serie-ii|14okfp3	2jkx 2
nippon india interval fund - quarterly interval fund serie-ii|cgnbgk	29jt
nippon india interval fund annual interval fund series-i-retail plan|vcj70k	29j1
nippon india interval fund annual interval fund series-i|12qmcms	2jo4
nippon india japan equity fund|tja3zv	2syz 5
nippon india large cap fund - institutional plan|1qgtv0s	29z2
nippon india liquid fund - retail option|1dyg5a1	25t1
nippon india liquid fund - retail plan|1dyg5a1	25t2 4 1 1
nippon india low duration fund - retail plan|1wdhor	2e7z 1 1 3 3 1
nippon india medium duration fund - segregated portfolio 1|iugz56	3699 1 1 1 1 1 1 1
nippon india medium duration fund - segregated portfolio 2|iugz56	36ez 1 1 1 1 1 1 1
nippon india multi cap fund institutional plan|2cg2hm	29zh
nippon india multi cap fund institutional|2cg2hm	29zg
nippon india nifty india manufacturing index fund|15ozb9d	3aof 1 1
nippon india nifty sdl plus g-sec - jun 2029 maturity 70:30 index fund|1fb3olf	38ta 1 1
nippon india nivesh lakshya long duration fund|1ex23pf	32vy
nippon india quarterly interval fund - series ii|we9eyz	29jw
nippon india ultra short duration fund - segregated portfolio 1|3zfu25	35y1 1 1 1 1 1 1 1 1 1
nippon india us equity opportunities fund|33y616	2w3w 1
nippon india vision large and mid cap fund institutional|s1hgoh	29zj
nippon india vision large and mid cap fund|1d9heml	25gb 1
nippon india vision large and midcap fund|s1hgoh	25ga
nj overnight fund - unclaimed redemption plan - upto 3 years|yu9nf4	39dg
pgim india aggressive hybrid equity fund wealth plan|1lrbrax	2yrz 1
pgim india corporate bond fund - premium plus plan|nkhicy	2yqb
pgim india corporate bond fund|s541qh	2yqc 9 1 2
pgim india insta cash fund - institutional plan|1a84haa	2yp6
pgim india insta cash fund|1a84haa	2yp2
pgim india large cap fund wealth plan|1i5np7p	2ypx 1
pgim india liquid fund|1gbuucv	2yp7
pgim india liquid fund|1ygudn0	2yp8 8 2 2 4 2 1 1 1 1
pgim india money market fund - segregated portfolio 1|1daz5ie	39db 1 1 1 5 1 1 1
pgim india ultra short duration fund|1u0ej70	2yqx 1 3 4 1 3 3 3 1 1 1 1 1
quant liquid fund - unclaimed dividend investor education plan|cp00wz	36ld
quant liquid fund - unclaimed dividend|cp00wz	36la
quant liquid fund - unclaimed redemption investor education plan|cp00wz	36lb
quant liquid fund - unclaimed redemption plan|cp00wz	36lc
quant overnight fund - unclaimed idcw greater than 3 years|1pq178n	3aw3
quant overnight fund - unclaimed idcw less than 3 years|1pq178n	3aw6
quant overnight fund - unclaimed redemption greater than 3 years|1pq178n	3aw5
quant overnight fund - unclaimed redemption less than 3 years|1pq178n	3aw4
quantum liquid fund - unclaimed idcw plan above 3 years|1el8p8x	39ij
quantum liquid fund - unclaimed idcw plan below 3 years|1el8p8x	39ii
quantum liquid fund - unclaimed redemption plan above 3 years|1el8p8x	39il
quantum liquid fund - unclaimed redemption plan below 3 years|1el8p8x	39ik
reliance capital builder fund - series a - dividend payout opotion|1mh6hnt	2st8
reliance capital builder fund iii - series a (3 years)|3q8gb2	2vzo 1 1 1
reliance dual advantage fixed tenure fund ii - plan b|m3fdfq	2i84
reliance dual advantage fixed tenure fund vi - plan a|c7sjnu	2ssm 2
reliance dual advantage fixed tenure fund vi - plan d|13nf03z	2tce
reliance fixed horizon fund - xli - series 2|xg4u77	357z 1 1 1
reliance fixed horizon fund - xxii - series 30|cpoect	2j13
reliance fixed horizon fund - xxii - series 30|fu7cdp	2j14
reliance fixed horizon fund - xxii - series 34|kunjkx	2j7y
reliance fixed horizon fund - xxiv - series 18 - dividend payout optioin|19dhz3j	2nub
reliance fixed horizon fund - xxvi - series 23|2nn5t2	2s2a
reliance fixed horizon fund - xxvi - series 25|37md70	2s3l 1 1 1
reliance fixed horizon fund xxvi - series 24|e4sk4y	2s2b 1 1 1
reliance fixed horizon fund xxvi - series 26|dktcr0	2s6n
reliance fixed horizon fund xxvi - series 33|1p5lced	2smm
reliance fixed horizon fund xxx - series 3|4593an	2wzc 1 1 1
reliance fixed horizon fund xxx - series 8 - dividen|wxvjsc	2x6h
reliance fixed horizon fund xxxix - series 10|1yk7ulv	3404
reliance interval fund - iv - series 2 (1110 days)|112gp9w	2w2w 1 1 1
reliance liquid fund - cash plan|1dyg5a1	25t9 3 1 aca 1
reliance yearly interval fund - serise 4|l40zym	2ll1 1 1 1
samco overnight fund - unclaimed redemption upto 3 years|1gjhf6p	3a2l
sbi constant maturity 10-year gilt fund|1o0r6vx	25xm 1 erh 1
sbi crisil ibx gilt index - june 2036 fund|1ejivw1	389l
sbi crisil-ibx 10:90 gilt + sdl index - dec 2029 index fund|1mrrvpl	3b42
sbi crisil-ibx 10:90 gilt + sdl index - dec 2029 index fund|7pjo8r	3b3z 2
sbi crisil-ibx financial services 3-6 months debt index fund|pacfl	3b2x 1 1 1
sbi crisil-ibx financial services 9-12 months debt index fund|gdjwy8	3b2w 5 1 1
sbi gilt fund - pf (fixed period - 1 yr)|31b4hg	26ny
sbi gilt fund - pf (fixed period - 2 yrs)|31b4hg	26nz
sbi gilt fund - pf (fixed period - 3 yrs)|31b4hg	26ni i
sbi gilt fund - pf|31b4hg	26ng
sbi liquid fund - institutional|1t6k23g	298a 1
sbi long term advantage fund - series v|1z0p34s	31ob
sbi low duration fund - fornightly|1l65bbm	29yf
sbi short horizon debt fund - short term fund - retail|wv6s3t	29yr 1 1 1
sbi short horizon debt fund - ultra short term fund - institutional plan|1l65bbm	29yh 4 1
sbi silver etf fund of fund|y5qjpe	39um
shriram unclaimed idcw liquid fund|pvisjq	3a9u
shriram unclaimed idcw stable scheme liquid fund|pvisjq	3a9v
shriram unclaimed redemption liquid fund|pvisjq	3a9s
shriram unclaimed redemption stable scheme liquid fund|pvisjq	3a9t
sundaram banking and psu fund - retail plan|6y8ty4	25rg 1
sundaram corporate bond fund|1n7kok1	2kb0
sundaram financial services opportunities fund institutional plan|xo9nnp	2c5g 1
sundaram income plus arbitrage active fof|11w4tbg	3ax7 1 1 2
sundaram large and midcap fund|1fr20cm	290o b8l
sundaram liquid fund - unclaimed redemption more 3 years|13ery4x	37jl
sundaram long term micro cap tax advantage series v|9whals	30wj 1 1 1
sundaram long term tax advantage fund series i (10 years)|xdqttl	2uve 1 1 1
sundaram long term tax advantage series ii|wgu2b4	2wox 1 1 1
sundaram medium duration fund - institutional plan|s4noqq	25mo
tata dynamic bond fund|57mlut	2jwa
tata equity savings fund - periodic payout of idcws option|152mami	2kk7
tata fixed maturity plan series 61 scheme d (91 days)|1tkyx8m	3a6j 1 1 1
tata gilt retirement plan (28/2/25)|l1ovpa	26qm
tata gilt retirement plan - 28/2/25|l1ovpa	26nt
tata india pharma and healthcare fund|3ekx6k	2wsf 2
tata nifty g-sec dec 2026 index fund|1jqc1f2	38qt 1 1 1 1 1
tata nifty sdl plus aaa psu bond dec 2027 60 40 index fund|1kdgf19	37zq 1 1 1 1 1
tata quant equity fund|12sh489	363g 1
tata s&p bse sensex index fund|11x7a6y	26ia dj9
tata small cap fund|4zpn1d	341h 2
tata value fund - option a (5%)|1l0zqzv	2el6 5eu
tata value fund - option b (10%)|1l0zqzv	2718 cyt
taurus ethical fund - bonus option #|17dubde	2jq6
taurus investor education pool - unclaimed dividend|b2pj3w	2zqb
taurus investor education pool - unclaimed redemption|b2pj3w	2zqa
taurus unclaimed dividend and redemption liability (less than 3 yrs)|1qf52t2	2zq9
the wealth company arbitrage fund|1hc7uoo	3aqu
trustmf overnight fund - unclaimed redemption plan growth|74xjzx	3agg
trustmf overnight fund|2usebn	37kz 1 1 1
unclaimed idcw - beyond 3 years (invested in dsp overnight fund)|iuhj83	377l
unclaimed idcw - upto 3 years (invested in dsp overnight fund)|iuhj83	377k
unclaimed redemption - beyond 3 years (invested in dsp overnight fund)|iuhj83	377j
unclaimed redemption - upto 3 years (invested in dsp overnight fund)|iuhj83	377i
union elss tax saver fund - fund|ynf9iu	2hjn 1 2ie 1
union fixed maturity plan - series 13 (1114 days)|dcnax8	38zq 1 1
union liquid fund - unclaimed amounts plan - idcw beyond 3 years|1u4bq97	31u1
union liquid fund - unclaimed amounts plan - idcw upto 3 years|1u4bq97	31u0
union liquid fund - unclaimed amounts plan - redemption beyond 3 years|1u4bq97	31tz
union liquid fund - unclaimed amounts plan - redemption upto 3 years|1u4bq97	31ty
union overnight fund - unclaimed amounts plan - idcw beyond 3 years|1t801kf	37bf
union overnight fund - unclaimed amounts plan - idcw upto 3 years|1t801kf	37bg
union overnight fund - unclaimed amounts plan - redemption beyond 3 years|1t801kf	37bh
union overnight fund - unclaimed amounts plan - redemption upto 3 years|1t801kf	37bi
uti annual interval fund - i (instn growth option)|pwvidq	29xl
uti capital protection oriented scheme - series ix-i (1467 days)|1nqy5a1	30zg 2
uti capital protection oriented scheme - series ix-ii (1462 days)|8ffm57	315k 2
uti capital protection oriented scheme - series ix-iii (1389 days)|127k4b2	31c2 2
uti capital protection oriented scheme - series viii-ii (1831 days)|7kgdv7	2zwz 2
uti capital protection oriented scheme - series viii-iii (1281 days)|1g5p395	300i
uti capital protection oriented scheme - series viii-iii (1281 days)|inj6r	300h 2 1
uti capital protection oriented scheme - series viii-iv (1996 days)|e7sm90	302q 2
uti capital protection oriented scheme - series x-ii (1134 days)|1le03jk	32el 1
uti conservative hybrid fund|cyxfp0	2745
uti credit risk fund (segregated - 17022019)|1wo34np	36b5 1 1 1 1 1 1 1 1 1 1 1
uti credit risk fund.|1884t1q	2j19 1 25a 1 87x 1 1hh 1bf 6n 3k 1 oj
uti dividend yield fund|16gcouc	27hu dob
uti dual advantage fixed term fund series ii - i (1998 days)|1rxichb	2wed 1 1 1
uti dual advantage fixed term fund series ii-iv (1997 days)|i6p0o5	2wtw 3
uti dual advantage fixed term fund series ii-v (1997 days)|6o8jhs	2x16 2
uti dual advantage fixed term fund series iii-i (1998 days)|1028sfx	2x9f 1
uti dual advantage fixed term fund series iv-i (1279 days)|1yn7ldd	305k 1 1 1
uti dual advantage fixed term fund series iv-ii (1278 days)|10z2yut	30ex 1 1 1
uti dual advantage fixed term fund series iv-iii (1279 days)|60c3d7	30fx 1 1 1
uti dual advantage fixed term fund series iv-iv (1997 days)|ehyma	30j3 1
uti dual advantage fixed term fund series v - i (1103 days)|1sqizrf	31eb 1 1 1
uti dynamic bond fund.|10a7ny	2f91 1 5xg 1 9kx io q0 f8 5k 2t9
uti f i i f series ii - quarterly interval plan - iv - instn.|1xlior7	2cgq
uti f i i f series ii - quarterly interval plan - iv|1xlior7	2cgp
uti fiif annual interval plan ii|1ggn1l7	2a1u e36
uti fiif annual interval plan iv|b9xa3u	2am7 emo
uti fiif half yearly plan ii|qjy2a4	2aqk eg5
uti fiif half yearly plan i|vh3ryz	2amo c02
uti fiif monthly interval plan ii|l39m1k	2apl aku
uti fiif monthly interval plan i|1oj9he6	2a7p
uti fiif monthly interval plan i|vu40jq	29wh bft
uti fiif quarterly interval plan iii|hd8nf4	2a2m blz
uti fiif sr-2 quarterly interval plan iv|7p9ao0	2le2
uti fiif sr-2 quarterly interval plan vii|1poasy1	2d8k 815
uti fixed income interval fund (quarterly interval plan -iii) - inst|1qnpp5t	2a2n
uti fixed interval income fund (annual interval fund) series iii - instn|1btak11	2ac5
uti fixed term income fund - series xxix - i (1134 days) - maturity|uq08lt	32f1 7
uti fixed term income fund - series xxix - i (1134 days)|1qvz11c	32f4
uti fixed term income fund - series xxix - i (1134 days)|1rxl492	32f0
uti fixed term income fund - series xxix - ii (1118 days) - maturity|k45nes	32i9 3
uti fixed term income fund - series xxix - ii (1118 days)|mgkl1j	32i2 b
uti fixed term income fund - series xxix - iii (1131 days) - maturity|jw59s4	32jx 3
uti fixed term income fund - series xxix - iii (1131 days)|1gyje31	32ju 4
uti fixed term income fund - series xxix - iv (1422 days)|lf4ock	32m8 1
uti fixed term income fund - series xxix - ix (1109 days) - maturity|9oyeox	330a 6
uti fixed term income fund - series xxix - ix (1109 days)|1m2nqc2	330c 2
uti fixed term income fund - series xxix - v (1113 days) - maturity|h2xfsb	32o6 3
uti fixed term income fund - series xxix - v (1113 days)|15lus2y	32ob 2
uti fixed term income fund - series xxix - vi (1135 days)|1m1mr39	32ru 5
uti fixed term income fund - series xxix - vii (1135 days)|1uu0sh0	32wt 3
uti fixed term income fund - series xxix - viii (1127 days) - maturity|16qe57n	32yi
uti fixed term income fund - series xxix - viii (1127 days)|1fdjz6s	32yf 4
uti fixed term income fund - series xxix - xi (1112 days) - maturity|12cmkpr	333z
uti fixed term income fund - series xxix - xi (1112 days)|1q5bplc	333x 9
uti fixed term income fund - series xxix - xiii (1122 days) - maturity|6ctit6	336p 2
uti fixed term income fund - series xxix - xiii (1122 days)|1q588wd	336o 2
uti fixed term income fund - series xxix - xiv (1131 days) - maturity|2oemmq	339t
uti fixed term income fund - series xxix - xiv (1131 days)|1dpuex3	339l 5
uti fixed term income fund - series xxix - xv (1124 days)|2eud18	33ab 4
uti fixed term income fund - series xxx - i (1104 days) - maturity|pd9ri9	33jx 3
uti fixed term income fund - series xxx - i (1104 days)|eex6ei	33jv 3
uti fixed term income fund - series xxx - ii (1107 days)|1y63ja4	33mf 3
uti fixed term income fund - series xxxv-i (1260days)|bu4rg0	38do 2 1 1 1 1 1
uti fixed term income fund - series xxxv-i (1260days)|nl1rlq	38dp 8
uti fixed term income fund - series xxxv-ii (1223 days) - maturity|iablmw	38hi 3
uti fixed term income fund - series xxxv-iii (1176 days) - maturity|18rhpio	38rr
uti fixed term income fund series xxx-iii (1106 days) - maturity|1ti9k0a	33oh 2
uti fixed term income fund series xxx-iv (1125 days) - maturity|nois6x	33ud 4
uti fixed term income fund series xxx-ix (1266 days) - maturity|1r5skx7	3453 6
uti fixed term income fund series xxx-v (1135 days) - maturity|edud7v	33w2
uti fixed term income fund series xxx-vi (1107 days) - maturity|1snbt4n	33zy 4
uti fixed term income fund series xxx-xi (1246 days) - maturity|1kkm9eb	349v
uti fixed term income fund series xxx-xii (1254 days) - maturity|1gi9y93	34b9
uti fixed term income fund series xxx-xiii (1224 days) - maturity|thmm95	34dx 4
uti fixed term income fund series xxx-xiv (1209 days) - maturity|19ra43w	34j4 4
uti fixed term income fund series xxxi-i (1209 days) - maturity|18usipr	34ls
uti fixed term income fund series xxxi-ii (1222 days) - maturity|1fiw3kl	34oi 6
uti fixed term income fund series xxxi-iii (1174 days) - maturity|1snl2uw	34ua 1
uti fixed term income fund series xxxi-iv (1204 days) - maturity|1aiq2nk	34uy 2
uti fixed term income fund series xxxi-ix (1168 days) - maturity|12tab6l	35be 7
uti fixed term income fund series xxxi-v (1174 days) - maturity|rmi3p3	350w 4
uti fixed term income fund series xxxi-vi (1167 days) - maturity|1amosco	352h
uti fixed term income fund series xxxi-vii (1155 days) - maturity|1efumww	354j 6
uti fixed term income fund series xxxi-viii (1153 days) - maturity|1a1196t	357d
uti fixed term income fund series xxxi-x (1168 days) - maturity|15rqr24	35bt
uti fixed term income fund series xxxi-xi (1169 days) - maturity|1t71lwg	35f1 5
uti fixed term income fund series xxxi-xii (1148 days) - maturity|mgzlmo	35hj
uti fixed term income fund series xxxi-xiii (1127 days) - maturity|18c9elo	35k6
uti fixed term income fund series xxxi-xiv (1111 days) - maturity|1sehcz	35mj 5
uti fixed term income fund series xxxi-xv (1099 days) - maturity|1j2aje5	35oc 2
uti fixed term income fund series xxxii-i (1126 days) - maturity|1jhfro0	35ph 1
uti fixed term income fund series xxxii-ii (1111 days) - maturity|10940hd	35qy
uti fixed term income fund series xxxiii-i (1135 days) - maturity|7srqib	36cn 4
uti flexi cap fund.|1htsuf0	25oc 1 ffd 1
uti focussed equity fund - series i (2195 days)|153piqp	2t3e 1 1 1
uti ftif - series xxvi - plan ix (1113 days)|1kublaw	30xb 2 1 1 2 2 1
uti ftif - series xxvi - plan ix (1113 days)|mxklg6	30xc 6
uti ftif - series xxvi - plan x (1107 days)|1kgsnr6	30y1 2 1 2 1 1 1
uti ftif - series xxvi - plan x (1107 days)|vyd14w	30y2 3
uti ftif - series xxvi - plan xi (1105 days)|1w6w4al	30za 1
uti ftif - series xxvi - plan xi (1105 days)|7a96m1	30z5 1 1 1 1 3 1 1
uti ftif - series xxvi - plan xii (1096 days)|1m5948l	310r 1
uti ftif - series xxvi - plan xii (1096 days)|7agegx	310n 1 1 1 3 2 1
uti ftif - series xxvi - plan xiii (1124 days)|gs2212	3117 1 3 1 1 2 1
uti ftif - series xxvi - plan xiii (1124 days)|ic2v9g	3119 5
uti ftif - series xxvi - plan xiv (1105 days)|19cjpof	313m 1 2 1 1 1 1 1
uti ftif - series xxvi - plan xiv (1105 days)|cm3m23	313o 7
uti ftif - series xxvi - plan xv (1097 days)|1hvsk3m	3156 5
uti ftif - series xxvi - plan xv (1097 days)|yu4hhw	3155 2 1 1 1 2 1
uti ftif - series xxvii - plan i (1113 days)|1q955uz	315z 8
uti ftif - series xxvii - plan i (1113 days)|1v3xohr	315y 2 1 1 1 1 1 1
uti ftif - series xxvii - plan ii (1161 days)|2rwzpn	317o
uti ftif - series xxvii - plan ii (1161 days)|zm30nz	317f 1 2 2 1 1 1
uti ftif - series xxvii - plan iii (1096 days)|13qvs09	318h 1 2 1 3 1
uti ftif - series xxvii - plan iii (1096 days)|1v1b5n1	318j 3
uti ftif - series xxvii - plan iv (1113 days)|131zf27	31a0 2
uti ftif - series xxvii - plan iv (1113 days)|6kkgcj	319w 1 1 1 2 2 1 1
uti ftif - series xxvii - plan v (1097 days)|105s0et	31cf 3
uti ftif - series xxvii - plan v (1097 days)|1cgkk1n	31cj 3
uti ftif - series xxvii - plan v (1097 days)|1pfcplt	31ce 2 1 3 1 2
uti ftif - series xxvii - plan vi (1113 days)|fvxtg1	31dl 3
uti ftif - series xxvii - plan vi (1113 days)|lzyevh	31dg 1 1 1 1 2 1 2
uti ftif - series xxvii - plan vii (1104 days)|10lsk66	31e3 2
uti ftif - series xxvii - plan vii (1104 days)|10uztw0	31e1 1 4 1 1 1 1
uti ftif series xxiv - xiv (1831 days) - maturity|v1epdj	2zk1 8
uti ftif series xxiv - xiv (1831 days)|1oqfhuh	2zk3 4
uti ftif series xxv-plan-x (1229 days)|10f44os	304h
uti ftif series xxv-plan-x (1229 days)|65x6j2	3049 2 1 1 1 2 2
uti ftif series xxv-plan-xi (1211 days)|12p3y7u	30b3 1 1 1 2 1 2 1
uti ftif series xxv-plan-xi (1211 days)|154p6zs	30b7 3
uti ftif series xxv-plan-xii (1198 days)|1h6q4sx	30cf 1 2 1 1 1 3
uti ftif series xxv-plan-xii (1198 days)|1mo22th	30ch 6
uti ftif series xxvi-plan-i (1182 days)|11v6r4w	30dv 7
uti ftif series xxvi-plan-i (1182 days)|o53j4y	30du 2 1 1 1 1 1 2
uti ftif series xxvi-plan-ii (1176 days)|5wkxv6	30fa 1 1 2 2 1 1 1
uti ftif series xxvi-plan-ii (1176 days)|l2mi28	30fd 2
uti ftif series xxvi-plan-iii (1169 days)|1qnvcjj	30ij 1 4 1 1 1
uti ftif series xxvi-plan-iii (1169 days)|4u9n1n	30is
uti ftif series xxvi-plan-v (1160 days)|leh8pb	30oo 5
uti ftif series xxvi-plan-v (1160 days)|ou3a8j	30ol 1 1 2 1 1 1
uti ftif series xxvi-plan-vi (1146 days)|6t1hbg	30rq 5
uti ftif series xxvi-plan-vi (1146 days)|ur4ida	30ro 3 1 1 1 3
uti ftif series xxvi-plan-vii (1140 days)|18upz6f	30sw 2 2 1 2 1 1
uti ftif series xxvi-plan-vii (1140 days)|iisf6b	30sz 3
uti ftif series xxvi-plan-viii (1154 days)|1kua3wf	30vt 4
uti ftif series xxvi-plan-viii (1154 days)|d0xkzn	30vr 1 2 1 1 3 1
uti ftif series xxvii - plan ix (1160 days)|1rl0rcf	31g3 2 5
uti ftif series xxvii - plan viii (1117 days)|1ikjwvb	31fc 7
uti ftif series xxvii - plan viii (1117 days)|bre24b	31fb 3 1 1 1 1 2
uti ftif series xxvii - plan x (1118 days)|1a4kpeh	31ho 2
uti ftif series xxvii - plan x (1118 days)|dqxvmt	31hn 2 2 1 1 1 1
uti ftif series xxviii - plan i (1230 days) - maturity|1mzjyi7	31j0
uti ftif series xxviii - plan i (1230 days)|tjbil0	31ir 8
uti ftif series xxviii - plan ii (1210 days) - maturity|ivxky8	31l8 6
uti ftif series xxviii - plan ii (1210 days)|1vwpnzt	31l5 5
uti ftif series xxviii - plan iii (1203 days) - maturity|1vkqz3r	31n7 2
uti ftif series xxviii - plan iii (1203 days)|tddlps	31n1 4
uti ftif series xxviii - plan iv (1204 days)|1u1tjlx	31q1 7
uti ftif series xxviii - plan ix (1168 days)|10d850s	31yv 6
uti ftif series xxviii - plan v (1190 days) - maturity|xcvkz5	31qj 4
uti ftif series xxviii - plan v (1190 days)|hy4ly2	31qm 3
uti ftif series xxviii - plan vi (1190 days)|1wcu6cb	31rw 1
uti ftif series xxviii - plan vii (1169 days) - maturity|13vjdkb	31td 4
uti ftif series xxviii - plan vii (1169 days)|h52heg	31ti 1
uti ftif series xxviii - plan viii (1171 days) - maturity|13b3l79	31un
uti ftif series xxviii - plan viii (1171 days)|1rvqxcc	31uh 4
uti ftif series xxviii - plan x (1153 days) - maturity|1j4ib8q	320d 1
uti ftif series xxviii - plan x (1153 days)|cjm3ex	320i 1
uti ftif series xxviii - plan xi (1161 days) - maturity|1jcxfuc	326g
uti ftif series xxviii - plan xi (1161 days)|1gqwlpd	326d 5
uti ftif series xxviii - plan xii (1154 days) - maturity|k25avl	326z 1
uti ftif series xxviii - plan xii (1154 days)|dh10u	326v 6
uti ftif series xxviii - plan xiii (1134 days) - maturity|1j1zpkc	327y 6
uti ftif series xxviii - plan xiii (1134 days)|t1tctl	3273 x
uti ftif series xxviii - plan xiv (1147 days)|1ccwjcb	32dg
uti ftif series xxviii - plan xiv (1147 days)|yg02nv	32db
uti gilt fund - discontinued pf plan prescribed date auto redemption option|11urvqo	273m
uti gilt fund - discontinued pf plan|11urvqo	273j 1
uti liquid fund - discontinued|1u3dzhk	26pj 1 1
uti low duration fund - discontinued - annaul|1hz65i	274a
uti low duration fund - discontinued|1hz65i	274b 1 1 2cd 29 b
uti mmf-discontinued|xram7w	25pv
uti mmf|xram7w	2eh9
uti money market fund|1yjv7rr	25pw 1
uti money market fund|8zwwv7	2ktn em1
uti nifty next 50 exchange traded fund.|18ypc6l	31b5
uti short duration fund - discontinued|1lnisg2	2a33 1
uti transportation and logistics fund|1wxdve1	270e e59
uti ultra short duration fund - discontinued - instn plan|jiiiqw	2ehe
uti ultra short duration fund - discontinued - instn|jiiiqw	2ehf
whiteoak capital pharma and healthcare fund|17fakmt	39jw 1`;

export const formerNameFacts = `
axis children's gift fund - lock in	2wr3 1 2 3
axis children's gift fund - without lock in	2wr5 2 1 2
axis constant maturity 10 year fund	2hva 1 1 32g 1
axis constatnt maturity 10 year fund	2kxr
axis enhanced arbitrage fund	2swj 2 1 2
axis equity fund	2emt 1 6bf 1
axis equity saver fund	2w9c 1 1 1 1 1 3e3 1
axis fixed income opportunities fund	2sjp 1 1 1 1 1
axis focused 25 fund	2ipj 1 28r 1
axis income saver	2f4s 1 1 1 5tq 1 1 1
axis long term equity fund	2eo2 1 6b7 1
axis regular savings fund	2i72 1 1 2re 1 1
axis short term fund	2eoy 1 e 6a5 1 1 abq 1
axis short term fund - retail plan	2ez5 1 1
axis treasury advantage fund - institutional plan	2el4
axis triple advantage fund	2f8o 1 5r6 1
baroda pioneer banking and financial services fund - plan a	2ip7 2
baroda pioneer banking and financial services fund - plan b	2k2t 1
baroda pioneer credit opportunities fund - plan a	2uzy v 1
baroda pioneer credit opportunities fund - plan b	2v00
baroda pioneer credit opportunities fund - plan b-	2v0w 4
baroda pioneer gilt fund - plan a	262r 1
baroda pioneer gilt fund - plan b	2k30 1
baroda pioneer growth fund - plan a	26pw 1
baroda pioneer growth fund - plan b	2k3d 1
baroda pioneer liquid fund	268v 1
baroda pioneer liquid fund - plan a	2e6w 1 2
baroda pioneer liquid fund - plan b	2k52 1 1
baroda pioneer short term bond fund - plan a	2f7w 1
baroda pioneer short term bond fund - plan b	2k4n 1
bbnpp medium duration fund - defunct growth option seg.portfolio1	39z0
bbnpp medium duration fund - growth option seg. portfolio 1	39z6
bbnpp medium duration fund - idcw option seg. portfolio 1	39z8 1
bbnpp medium duration fund - monthly idcw option seg. portfolio 1	39z5 5
bbnpp medium duration fund - quarterly idcw option seg. portfolio 1	39z4 7
bbnpp medium duration fund - weekly idcw option seg. portfolio 1	39z3 a
bbnpp medium duration fund defunct - monthly idcw option seg. portfolio 1	39z7
bbnpp medium duration fund defunct - weekly idcw option seg. portfolio 1	39z2
bbnpp medium duration fund defunct daily idcw daily option seg portfolio 1	39z1
bbnpp medium duration fund regular growth seg. portfolio 1	39zc
birla sun life active debt multi manager fof scheme	2trr 1 1 1
birla sun life advantage fund	256p 1 eyv 3
birla sun life asset allocator multi manager fof scheme	2tqv 1 1 1
birla sun life balanced '95 fund	27le 1 dea 1
birla sun life cash manager	27mg 1 7sy 4sn 1 1
birla sun life cash plus	2572 1 4 2yi c3n 1 1 1
birla sun life corporate bond fund	2vov 2 1 1 1
birla sun life dividend yield plus	26i1 1 dpk 1
birla sun life enhanced arbitrage fund	2ehj 1 5ql 1
birla sun life equity fund	27lp 1 dfa 1
birla sun life financial planning fund - aggressive plan	2tzo 1 5 1
birla sun life financial planning fund - conservative plan	2tzm 1 4 1
birla sun life financial planning fund - prudent plan	2tzi 1 a 4
birla sun life floating rate - short term	26ol 1 2 dj3 1 1
birla sun life floating rate fund - long term plan	2mmr 1 1 1 1 1
birla sun life frontline equity fund	27lx 1 cm9 1
birla sun life gilt plus - pf plan	257d 1 f2z 1
birla sun life global commodities fund	2tyi 1 1 1
birla sun life global real estate fund - retail plan	2tur 2 4 1
birla sun life income plus	256t 1 f4x 2 an0 1
birla sun life india gennext fund	27k6 1 cpr 1
birla sun life international equity fund - plan a	2ago 1 9r7 1
birla sun life mip ii - wealth 25 plan	26k8 2 egc 4b
birla sun life new millenium fund	27lr 1
birla sun life new millennium fund	2l0a 1
birla sun life pure value fund	2bgm 1 8v7 1
birla sun life relief 96	27lo 3j9
birla sun life short term fund	27m2 5 cm5 1 437 1
birla sun life short term opportunities fund	26kz 1 840 5ic 1 1
birla sun life small and midcap fund	29n0 1 alz 1
birla sun life tax relief 96	2k8n 1
birla sun life top 100 fund	27po 1 cji 1
birla sun life treasury optimizer plan	2bjk 1 1 1js 75g 1 1 1
bluechip fund	2box 1 1 9cm 1
boi axa corporate credit spectrum fund	2vaj 1
boi axa equity debt rebalancer fund	2qnf 1
boi axa equity fund	2dc6 5 3 1 6ph 1a 3 1
boi axa equity fund eco plan	2dc7 2 3 4
boi axa liquid fund	2cau 1 23g 5ph 1 1
boi axa manufacturing and infrastructure fund	2ep3 1 1 5ei 1 1
boi axa mid cap equity and debt fund	2znr 1 1 1
boi axa regular return fund	2e74 1 1 2 5x9 1 1 1
boi axa regular return fund - eco plan	2e77 2
boi axa short term income fund	2e3l 4 1 60g 1 1
boi axa tax advantage fund	2e70 2 5wa
boi axa tax advantage fund - eco plan	2e71 2
boi axa treasury advantage fund	2cb4 5 7su 2 5eo
boi axa treasury advnatage fund	2eea 5pu
boiaxaequity debt rebalancer fund	2qnd 1
canara robeco balance	29x2 1 9c8 1
canara robeco emerging equities	27ew 1 buk 1
canara robeco equity diversified	26n6 1 cm8 1
canara robeco equity taxsaver	25m9 8l5 52b 1
canara robeco f.o.r.c.e fund	2ejc 1 4q0 1
canara robeco gilt pgs	25mc 1 dnp 1
canara robeco medium term opportunities fund	2pr1 1 1 1
canara robeco monthly income plan	25mg 1 935 4kr 1 1
canara robeco savings plus fund	27ep 1 1 19o 6mh 3yz 1 1 1 1
canara robeco treasury advantage fund	2cdy 4 1 1 6wf 1 1 1 1 h4z
canara robeco yield advantage fund	2gsl 1 1 2i1 1 1
cash option	263p
dhfl pramerica arbitrage fund	2z5n 1 1 1 5 4
dhfl pramerica balanced advantage fund	2yrx 1 4 1 13t 1
dhfl pramerica diversified equity fund	2v9o 1 1 1
dhfl pramerica dynamic bond fund	2hvo 1 2rz 2
dhfl pramerica equity income fund	2yrl 2 1 3 1 1
dhfl pramerica gilt fund	2yub 3 2 2
dhfl pramerica global agribusiness fund	2yvv
dhfl pramerica global agribusiness offshore fund	2yw0
dhfl pramerica insta cash plus fund	2yp9 2 1 1 8 1 1 2
dhfl pramerica large cap fund	2ypv 1 4 1
dhfl pramerica midcap opportunities fund	2ool 4 1 1
dhfl pramerica premier bond fund	2yq3 1 1 1 b 1 1 1
dhfl pramerica tax savings fund	2wmm 1 1 1
dhfl pramerica top euroland offshore fund	2ytx 3
dhfl pramerica ultra short term fund	2yqt 1 1 1 e 1 2 1
dsp blackrock balanced fund	2581 1 em1 1
dsp blackrock banking and psu debt fund	2nt8 1 1 1 1 1 1 1 1 1 1 1
dsp blackrock bond fund	257x 1 1 eje 1 2
dsp blackrock constant maturity 10y g-sec fund	2tb5 1 1 1 1 1 1 1
dsp blackrock dynamic asset allocation fund	2piv 1 1 1
dsp blackrock equity fund	2580 4gz a6p 1
dsp blackrock equity savings fund	2xdf 1 1 1 1 1 1 1
dsp blackrock focus 25 fund	2f45 3n 4of 1
dsp blackrock global allocation fund	2soq 1 1 1
dsp blackrock government securities fund	2584 1 1 eo5 1 1
dsp blackrock income opportunities fund	26kt 1 1 1 bqt 1 1k4 1 1 1 1 1
dsp blackrock india t.i.g.e.r. fund	271e 1 cz0 1
dsp blackrock liquidity fund	2jwz 1 1
dsp blackrock liquidity fund - institutional plan	27qr 1 1
dsp blackrock micro cap fund	29s5 5j0 4ob 1
dsp blackrock mip fund	271s 2 1 crh 1 1
dsp blackrock money manager fund	28cq 1 1 9yz pw xk 1 1 1 1
dsp blackrock natural resources and new energy fund	2bhm 1 8cp 1
dsp blackrock opportunities fund	283v 1 bvq 1
dsp blackrock short term fund	265z 1 1 1 dto 1 1 2
dsp blackrock small and mid cap fund	28m9 1 b98 1
dsp blackrock strategic bond fund	2k04 2 1
dsp blackrock strategic bond fund - institutional plan	29j7 1 1 5t 4k4
dsp blackrock tax saver fund	28uc 1 b5w 1
dsp blackrock top 100 equity fund	26f7 1 dl9 1
dsp blackrock treasury bill fund	2587 1 1 eo9 1 1 383 1
dsp blackrock ultra short term fund	2vbz 1 1 1 1 1 1 1 1 1
dsp blackrock us flexible equity fund	2it7 1 17c 1
dsp blackrock world energy fund	2eim 1 5ik 1
dsp blackrock world gold fund	2a90 1 9s8 1
dsp blackrock world mining fund	2en9 1i 5ck 1
edelweiss absolute return fund	2eid 1 50g 1
edelweiss bond fund	307f 2
edelweiss bond fund - institutional plan	307a
edelweiss bond fund - retail plan	3079 3
edelweiss economic resurgence fund	30ap 1 1 1
edelweiss equity opportunities fund	305o 1 1 1
edelweiss equity savings advantage fund	30aj 1 1 1 1
edelweiss liquid fund - super institutional plan	305x 1 1 2 3 1
edelweiss mid and small cap fund	3075 1 1 1
edelweiss prudent advantage fund	2ei4 1 50z 1
edelweiss prudent advantage fund - plan b	2efg 1
edelweiss top 100 fund	2edc 4 55g 1
edelweiss top 100 fund - plan b	2edb 3
edelweiss top 100 fund - plan c	2edd 2
escorts	25na 1 fkv 1
escorts balanced fund	25zh 1 f8k 1
escorts gilt plan	25zj 1 f8k 1
escorts high yield equity plan	28n5 1 cl3 1
escorts income bond	25ao 1 fxm 1
escorts infrastructure fund	29x5 1 bba 1
escorts leading sectors fund	2cbe 1 8x3 1
escorts liquid plan	27nd 1 1 1 dl4 1 1 1
escorts opportunities fund	25zd 1 f9a 1
escorts power and energy fund	2cqu 1 8hv 1
escorts tax plan	25am 1 fy7 1
franklin india balanced fund	25l1 1 dvw 1
franklin india bluechip fund	25iu 1 dvr 1x
franklin india cash management account	25ys 4 dgz 1
franklin india dynamic pe ratio fund of funds	26fs 1 d11 1
franklin india feeder - franklin u.s. opportunities fund	2hzs 1
franklin india feeder - franklin us opportunities fund	2jh2 1
franklin india flexi cap fund	27dv 1 c21 1
franklin india government securities fund - long term plan	2jfl 1
franklin india govt.sec. fund - long term plan	25jh 1
franklin india high growth companies fund	29nc 1 9u2 1
franklin india income builder account	25kf 1 1 1 1 dx2 1 1 1 1
franklin india monthly income plan	25w4 1 1 dlk 1 1
franklin india multi - asset solution fund	2um3 1 1 1
franklin india pension plan	25kn 1 dwc 1
franklin india prima fund	25iw 1 dxn 1
franklin india prima plus	25k7 1 dwe 1
franklin india savings plus fund	267g 1 d8c 1 31d 1 5e8 1
franklin india smaller companies fund	27r4 1 bp7 1
franklin india taxshield	25kd 1 dwe 1
franklin india treasury management - institution	271m 1
franklin india treasury management account	25kp 1 3
franklin india treasury management account - super instittutional	2jht
franklin india treasury management account - super institutional	2jhu 1
franklin india treasury management account - unclaimed dividend plan	2zxu
franklin india treasury management account - unclaimed redemption plan	2zxt
franklin india treasury management account-super institutional plan	25ky 1 1
franklin infotech fund	25k9 1 dwe 1
hdfc arbitrage fund wholesale plan	2aeh h6a 1 2
hdfc capital builder fund	26is 1 d8x 1
hdfc cash management fund - call plan	26p8 1
hdfc cash management fund - savings plan	26p5 1 1
hdfc cash management fund treasury advantage - retail plan	271w 1 2du 5
hdfc children gift fund	25us
hdfc childrens gift fund investment plan	2jve
hdfc cm call plan	2jwl 1
hdfc cm savings	2jw4 1 1
hdfc cm treasury advantage plan - retail	2jry 1 1 1
hdfc core and satellite fund	27ag 1 cho 1
hdfc corporate debt opportunities fund	2qsy 1 1 1 3xi 1
hdfc dynamic pe ratio fund of funds	2spx 7 3 4
hdfc equity fund	26iq 1 d9j 1
hdfc floating rate income fund - short term plan - wholesale option	2afq 1 1 1
hdfc floating rate income fund short - wholesale	2jsf 1 1 1
hdfc gilt fund - long term	25zv 1
hdfc gilt fund long term plan	2jwr 1
hdfc gold exchange traded fund	2f89
hdfc hif short term	2jvs 1
hdfc high interest fund - dynamic plan	26ls 1 1 1 d9p 1 1 1 b12 1
hdfc high interest fund - short term plan	26p1 1 nta 1
hdfc index fund - nifty plan (fv rs 10.326)	26c5
hdfc index fundsensex plan (fv rs 32.161)	265d
hdfc medium term opportunites fund	2f8u 1
hdfc medium term opportunities fund	2jt6 1 ap1 1
hdfc mf mip ltp	2jwu 1 1
hdfc mf monthly income plan-long term plan	26tf 1 1
hdfc mid cap opportunities fund	2jt8 1
hdfc mid-cap opportunities fund	29lp 1
hdfc multiple yield fund - plan 2005	27kq 1
hdfc multiple yield fund plan 2005	2jx6 1
hdfc premier multi-cap fund	27fn 1
hdfc premier multicap	2jv9 1
hdfc short term opportunities	2uwo
hdfc short term opportunities fund	2f87 1 4lr 1 b2n
hdfc taxsaver	26or 1 d6f 1
hdfc top 200 fund	26pc 1 d4o 1
hsbc cash fund	2jqt 1 1 1 2 1 1 vd 1 1 1
hsbc cash fund - institutional plan	2jr1
hsbc emerging market fund	2kmj 1
hsbc equity fund	26e1 1 e83 1
hsbc india opportunities fund	26wb 1 dq9 1
hsbc managed solution india - conservative plan	2ror 1 1 1
hsbc managed solutions india - growth fund	2rl5 3q 1 1
hsbc managed solutions india - moderate fund	2ron 1 1 1
hsbc monthly income plan	26wk 1 1 dqr 1 1
icici prudential advisor series long term saving plan	26t1 1 dz0 1
icici prudential balanced fund	25fn 1 fcn 1 8n4 1 3lg 1
icici prudential cautious	26t7 1 e0t 1
icici prudential child care plan gift	2613 f0c
icici prudential corporate bond fund	279x 80s 5t9 1
icici prudential dynamic	261j 1 et2 1
icici prudential dynamic accrual plan	26t9 2 ebj 1
icici prudential equity arbitrage fund	28rt 2 c3l 1
icici prudential exports and other services fund	27ps 1 dem 1
icici prudential flexible income	26ep 1 1 ehl 1 1 1n9 3c 2p 4c 26 d
icici prudential flexible income - dividend others	2kwf
icici prudential flexible income plan - dividend others	2h4n
icici prudential gold iwin etf	2f90
icici prudential income opportunities fund	2coc 1 2 8e2 1 1 8dp 1
icici prudential indo asia equity fund	2afa 1 amg 7r
icici prudential liquid - dividend others	2h4h 3m6
icici prudential long term	2ehs 1 v5 55 5jx 1 1 1
icici prudential long term equity fund (tax saving)	25fl 1 fm6 1
icici prudential long term gilt fund	25g0 1 flo 1
icici prudential long term plan	267b eut
icici prudential midcap select iwin etf	2znj
icici prudential mip - 25	26yi 1 8b2 1 5sr 1 1 1
icici prudential moderate	26t5 1 eb1 1
icici prudential money market fund option - dividend others	2krc 7k5
icici prudential nifty 100 iwin etf	2mws
icici prudential nifty iwin etf	2lna
icici prudential nv20 iwin etf	2zlr
icici prudential regular gold savings fund	2hdl 1 3qr 1
icici prudential regular savings fund	2g5b 1 4zp 2
icici prudential savings fund	26ju 2 7il 6um 1 1
icici prudential savings fund - dividend others	2h4m 3sk
icici prudential select large cap fund	2edx 1 6rg 1
icici prudential sensex iwin etf	26h5
icici prudential top 100 fund	25fg 1 fmf 1
icici prudential ultra short term	2eer 4 6pp 5
icici prudential ultra short term plan	2eew 6pq
icici prudential very aggressive	26t3 1 ebo
idfc all seasons bond fund	2br4 1 1 1 5nj 1jd 1 f1 1 2 1 1
idfc arbitrage fund	2bzh 2 7ff 1 bqc 1
idfc arbitrage plus fund	2c3k 3 7bd 1 bqc 1
idfc asbf - direct plan_periodic	2tdy
idfc asbf - regular plan_periodic	2tdz
idfc asset allocation fund of fund - aggressive plan	2eob 1 4qw 1
idfc asset allocation fund of fund - conservative plan	2eo7 1 4r2 1
idfc asset allocation fund of fund - moderate plan	2eo9 1
idfc asset allocation fund of fund - moderate plan-dierct plan	2jfd
idfc balanced fund	30bh 1 1 1
idfc banking debt fund	2lkv 1 1 1 i1 1 1 1 1 2 1 49o 1
idfc cash fund	2bv6 1 1 1 58s 27u 1 1 1 1
idfc cash fund - unclaimed dividend less than three years	2zpa
idfc cash fund - unclaimed dividend more than three years	2zpb
idfc cash fund - unclaimed redemption less than three years	2zpc
idfc cash fund - unclaimed redemption more than three years	2zpd
idfc cbf - regular plan_monthly	2zeq
idfc cbf_direct plan_annual	2zep
idfc cbf_direct plan_growth	2wvg
idfc cbf_direct plan_monthly	2zem
idfc cbf_direct plan_peiodic	2wvh
idfc cbf_direct plan_quarterly	2zen
idfc cbf_regular plan_growth	2wve
idfc cbf_regular plan_half	2zer
idfc cbf_regular plan_peiodic	2wvf
idfc cbf_regular plan_quarterly	2zet
idfc classic equity fund	2bsk 1 7ku 1
idfc credit opportunities fund	30hn 1 1 1 1 1 1 1 1 1
idfc dbf - direct plan_periodic	2tdw
idfc dbf - regular plan_periodic	2tdx
idfc def_direct plan_dividend	2tcs
idfc def_direct plan_growth	2tcr
idfc def_regular plan_dividend	2tcq
idfc def_regular plan_growth	2tct
idfc dynamic bond fund	2brl 36 274 1 5bf 1 1 1 38o 6y
idfc equity fund	2by7 1 7gu 1
idfc government securities fund	2jen 1 1 1 1
idfc government securities fund - ip	2brh 1 1
idfc government securities fund - short term	2btw 7in 1 1 1
idfc government securities fund - short term - direct plan_periodic	2tdq
idfc government securities fund - short term - regular plan_periodic	2tdr
idfc gsf	2e1x 2
idfc gsf - ip - direct plan_periodic	2tdu
idfc gsf - ip - regular plan_periodic	2tdv
idfc gsf - short term	2bty 2z 1zy
idfc imperial equity fund	2bsg 1 7l0 1
idfc infrastructure fund	2gbw 1 32v 1
idfc mmf - tp - direct plan_periodic	2tdo
idfc money manager fund - treasury plan	2jcf 1 1 1
idfc money manager fund - treasury plan - regular plan_periodic	2tdp
idfc monthly income plan	2eow 1 s0 3yh 1 1
idfc nifty etf	2zwf
idfc nifty fund	2f3h 1 4bo 1
idfc premier equity fund	2bsi 1 7l0 1
idfc sensex etf	2zwg
idfc ssif - ip - direct plan_periodic	2tdm
idfc ssif - medium term	2bw7 1 1 1 1 3fa
idfc ssif - mt - direct plan_periodic	2tdk
idfc ssif - mt - regular plan_periodic	2tdl
idfc ssif - st - direct plan_periodic	2tdi
idfc ssif - st - regular plan_periodic	2tdj
idfc sterling equity fund	2c18 1 7dv 1
idfc super saver income fund	2bx7 1 1 1 7ff 1 1 1
idfc super saver income fund - medium term plan	2jcv 1 1 1
idfc super saver income fund - medium term plan - direct plan-quartely	2jcz
idfc super saver income fund - regular plan_periodic	2tdn
idfc super saver income fund - short term	2bvt 1i 1 7fp 1 1
idfc tax advantage (elss) fund	2e35 1 5bq 1
idfc ultra short term fund	2btk 1 1 1 5p5 ax 1ib 1 1 1 1 1
idfc-money manager fund - treasury plan	2bu2 1f 1j 1
iifl dynamic bond fund	2mlw 2r 1 3 2 2 1 1
iifl india growth fund	2tiy 1 1 1
iifl liquid fund	2onf 26 5 1 2 4
indiabulls blue chip fund	2hxf 1zu
indiabulls bluechip fund	2hxg 1zu gq3 1 1 1 1 1
indiabulls dynamic bond fund	34c5 1 1 1 1 1 1 1 1 1
indiabulls equity hybrid fund	34cf 1 1 1 1 1 1 1 1 1
indiabulls liquid	2hi2 2f9
indiabulls liquid fund	2hhz 1 1 2 2f9 1 1 1
indiabulls overnight fund	35ru 1 1 1 1 1 1 1 1 1 1hq 1 1 1
indiabulls short term fund	2ng8 1 1 1 1 1 1 1
indiabulls tax savings fund	31f3 1 2 1g
indiabulls value fund	2wfh 1 1 1 47z 1 1 1 1 1
invesco india active income fund	29xd 7nw 3dw 2 2
invesco india active income fund - annualdividend	29xf b1t
invesco india active income fund - monthlydividend	29x7 b1x
invesco india active income fund - quarterlydividend	29x8
invesco india bank debt fund	2j88 1 1 1pd 1 1
invesco india banking fund	2kw0 1
invesco india banking fund - retail	2bmh 1
invesco india business leaders fund	2ehu 1 6ed 1
invesco india corporate bond opportunites fund	2sv5 1 1 1 2
invesco india credit opportunities fund	2eig 2 1 2 2m6 r1 4l 2z1 1 1 1
invesco india dynamic equity fund	2a18 1 atb 1
invesco india medium term bond fund	2g8n 1 1 1 4rn 1 1 1 c0f 1
invesco india mid cap fund	29en 1 bhu 1
invesco india mid n small cap fund	2au0 1 a2r 1
invesco india short term fund	295t 5 1 8fb 1fr 1zu 1 1 1 1
invesco india short term fund - plan b	295v 2 3
invesco india ultra short term fund	28sy 1 2 1 2 1 87 1 81t 3xw 1 1 2 1
jm arbitrage advantage fund	282s 1 cvw 1 7t5 1 25j 1d8 1 1 1 1 1 1 1
jm balanced fund	25bw 1 fmu 1 81g fw 1 1hh 2 1 1 2 4
jm basic fund	25cu 4ka b1p 1
jm core 11 fund	2avl 1 a39 1
jm equity fund	25bu 1 fn2 1 b5s 1 1 1 1 1 1 1
jm floater long term fund	26jx 1 2yf 2 bex 1 1 1 9zv o
jm high liquidity	25zq d3
jm high liquidity fund	25c9 1 a fk2 1 1 3
jm high liquidity fund - super institutional plan	25cn
jm income fund - quarerly	25by
jm multi strategy fund	2cia 1 8go 1
jm tax gain fund	2as7 1 a6t 1
kotak 50	2gbd 1 4e6 1
kotak asset allocator fund	2759 1 d9u 1
kotak balance	25dq f15 a8k 1
kotak banking etf	2upu
kotak classic equity scheme-	27i7 1 cwo 1
kotak emerging equity scheme	28y3 1 bgy 1
kotak equity arbitrage fund	29rj 1 ane 1
kotak flexi debt	2bq7 7bj 1cr 2
kotak floater short term-	26mc 1 drx 1
kotak gilt-investment	2kem
kotak income opportunities fund	2itv 1 1k8 1
kotak monthly income plan	2gmi 1 433 1
kotak nv 20 etf	2wqo
kotak opportunities-	27nl 1 d23 1
kotak select focus fund	2ehl 1 68b 1
kotak tax saver-scheme	27qi 1 coh 1
kotak treasury advantage fund	275r 1 d8n
kotak treasury advatage fund	2kee
kotak-mid-cap	27dm 1 dc8 1
lic mf balanced fund	25er fdt 1
lic mf bond fund	25ei 1 fej 1
lic mf equity fund	25eg 1 fe6 1
lic mf exchange traded fund - nifty 100	2xax
lic mf exchange traded fund - nifty 50	2wmv
lic mf exchange traded fund - sensex	2woo
lic mf g-sec long term exchange traded fund	2uuz
lic mf govt securities fund	2kt6 1
lic mf govt securities fund (d)	25ek
lic mf govt securities fund (g)	25el
lic mf govt securities fund - pf plan (d)	25em
lic mf govt securities fund - pf plan (g)	25en
lic mf income plus fund	29ni 1 x 1 b67 1 1 1
lic mf index fund - sensex - direct plan growthoption	2ktw
lic mf midcap fund	2v65 1 1 1
lic mf monthly income plan	2ksy 1 1 1
lic mf savings plus fund	26kl 1 7lh 6o0
lic mf savings plus fund - daily dividned	2e64
lic mf savings plus fund - direct plan daily dividned option	2ku4
lic mf savings plus fund - direct plan monthly dividned option	2ku5
lic mf savings plus fund - direct plan weekly dividned option	2ku6
lic mf taxplan	25ts 1 ez0 1
lic mf unit linked insurance scheme-10 years regular premium reducing cover	2wx4 3
lic mf unit linked insurance scheme-10 years regular premium uniform cover	2wx5 6
lic mf unit linked insurance scheme-10 yrs regular premium reducing cover	2w1r h 1 c 1
lic mf unit linked insurance scheme-10 yrs regular premium uniform cover	2w27 4 1 b 1 1
lic mf unit linked insurance scheme-10 yrs single premium	2w1q t
lic mf unit linked insurance scheme-10yrs regular premium reducing cover	2w2k
lic mf unit linked insurance scheme-15 years regular premium reducing cover	2wx6 3
lic mf unit linked insurance scheme-15 years regular premium uniform cover	2wx8 2
lic mf unit linked insurance scheme-15 yrs regular premium reducing cover	2w2d 1 c 1 1
lic mf unit linked insurance scheme-15 yrs regular premium uniform cover	2w2g 1 c 1
lic mf unit linked insurance scheme-15 yrs regular premium uniform cover - direct plan-dividned	2w2v
lic mf unit linked insurance scheme-15yrs regular premium reducing cover	2w2f
lic mf unit linked insurance scheme-15yrs regular premium uniform cover	2w2i
lic mf unit linked insurance scheme-5 yrs single premium	2ksj
lic mf unit linked insurance scheme-5yrs single premium	25et
licmf balanced fund	25ep
licmf monthly income plan	26lm 1 1 1
mahindra mutual fund alp samay bachat yojana	30hx 1 1 1 1 1 1 1
mahindra mutual fund dhan sanchay yojana	30d6 2 2 1
mahindra mutual fund kar bachat yojana	2zus 1 1 1
mirae asset cash management fund	2e58 1 1 1 5kc 1 1 1
mirae asset emerging bluechip fund	2f4z 1 4jy 1
mirae asset india opportunities fund	2b0a 1 8oe 1
mirae asset prudence fund	2w0t 1 1 1
mirae asset savings bond fund - regular savings plan	2b3p
mirae asset savings fund	2jp4 1 1 1 1
mirae asset savings fund - regular savings plan	2b3q 2 1
mirae asset savingsfund - regular savings plan	2b3o
most focused 25 fund	2mfn 1 1 1
most focused dynamic equity	2zx3 2 1 4 1 1
most focused long term	2ux3 1 1 1
most focused midcap 30	2q0v 1 2 2
most focused multicap 35	2rkm 1 1 1
most shares m100	2gbc
most shares m50	2f8t
most ultra short term bond fund	2nux 1 1x 2 1 2 2 1 1 1 2 1
motilal oswal most shares nasdaq-100 etf (most shares nasdaq 100)	2gq0
oi axa tax advantage fund	2k3b
parag parikh long term value fund	2mmn 1
peerless liquid fund	2ews 9 1 1 50y 1 1 1
peerless liquid fund - unclaimed redemption and dividend plan greater than 3 years	30d1
peerless liquid fund - unclaimed redemption and dividend plan less than 3 years	2zju
peerless midcap fund	2wot 1 1 1
principal arbitrage fund	37e5 2 1
principal balanced advantage fund	37ir 1 1 1
principal cash management fund	37h6 1 1 1 1 1 1 1 20 1 1 1 2 2 1
principal dividend yield fund	37i9 1 1 1
principal equity savings fund	37hm 1 1 1 1 1
principal focused multicap fund	37dn 1 1 1
principal hybrid equity fund	37fj 1 1 1
principal low duation fund	37jn
principal low duration fund	37db 1 1 1 1 1 1 1 66 2 1 1
principal multi cap growth fund	37he 1 1 1
principal nifty 100 equal weight fund	37c8 1 1 1
principal short term debt fund	37f5 1 1 1 3u 1 1 1 1 1 1 1 1 1 1
principal ultra short term fund	37dr 1 1 1 1 1 4z 1 1 3
prinicpal arbitrage fund	37e6
prinicpal ultra short term fund	37iy 1
quantum dynamic bond fund	2vrx 1 52e 1
quantum equity fund of funds	2eg6 1 me7 1
quantum gold fund (an etf)	2b3h
quantum gold savings fund	2gu4 k0c
quantum index fund (an etf)	2bpb
quantum long term equity fund	27uq 1 szt 1
quantum tax saving fund	2e2l 1 ms0 1
reliance arbitrage advantage fund	2fgh 1 41j 2 7w9 1
reliance banking and psu debt fund	2vtd 2 1 1 1 1 1 1 1 1 1
reliance banking fund	26li 1 1 cwk 1 2
reliance corporate bond fund	2sc5 d 2 1 1 1 1
reliance diversified power sector fund	264u 1 1 di0 2 1
reliance dynamic bond fund	27cx 2 bo3 lh 2 1
reliance equity opportunities fund	2621 1 1 dhr 1 1
reliance equity savings fund	2vup 1 1 1 1 1 1 1 1 1
reliance etf bank bees	303b
reliance etf consumption	2r0r
reliance etf dividend opportunities	2r9b
reliance etf gold bees	303c
reliance etf hang seng bees	303j
reliance etf infra bees	303q
reliance etf junior bees	3039
reliance etf liquid bees	303a
reliance etf long term gilt	2zmw
reliance etf nifty 100	2lh6
reliance etf nifty bees	3038
reliance etf nv20 etf	2vzy
reliance etf psu bank bees	303d
reliance etf sensex	2tc3
reliance etf shariah bees	303i
reliance floating rate fund - short term plan	2781 2 1 1 7x5 4eo 1 1 4 1 4ko 1
reliance gilt securities fund	2cns 3 6wj 2 b9d
reliance gilt securities fund - institutional plan	2cnp
reliance gilt securities fund - p f option - automatic	2cno 8 6wh 5
reliance gilt securities fund - p f option - defined maturity date option	2cnt 6wo
reliance gold savings fund	2gfs 1 34d 1
reliance growth fund	25g8 1 e40 1 2
reliance growth fund (d)	25g7
reliance growth fund institutional plan	29zo
reliance income fund	25gf 1 1 1 1 1 e43 1 1 2 1 3
reliance index fund - nifty plan	2ff4 1 1 1 1 474 1 1 1 2
reliance index fund - sensex plan	2fed 1 1 n 1 48i 1 2 2 1
reliance interval fund - quarterly interval fund series-ii	29jt 3
reliance japan equity fund	2syy 1 1 1 2 1
reliance liquid fund - treasury plan	25tf 1 1 2 8v1 4wj 1 2 2 1
reliance liquid fund - treasury plan-retail option	25t1
reliance liquid fund - treasury plan-retail option - daily dividend reinvestmetn option	25t6
reliance liquid fund - treasury plan-retail plan	25t2 5 1
reliance liquidity fund	27ig 2 2 761 4x2 1 1 1 1 1
reliance liquidity fund - weekly dividend reinvesment option	27ij
reliance media and entertainment fund	27a7 1 1 cbl 2 1
reliance medium term fund	25tk 1 1 1 6n9 1 77a 1 1 2 1 2 4z8 1
reliance mid and small cap fund	28ql 1 aue 1
reliance money manager fund	2e82 1 2 1 3 1 5d0 1 1 1 1 3 523 1
reliance money manager fund - retail plan	2e7z 1 1 3 3 1
reliance monthly income plan	26u4 1 crt 1 2
reliance monthly income plan - quarterly diviend plan	26u6
reliance nri equity fund	27cu 1 1 c9c 2
reliance pharma fund	271b 1 1 clf 2 1
reliance quant plus fund	2bix 3 6 83x 2 1
reliance quarterly interval fund - series ii	2jkx 2
reliance regular savings fund - balanced option	2f54 1 4io 1 32b 1 d1t 1
reliance regular savings fund - debt option	2f56 3 4i7 1 ave 2
reliance regular savings fund - debt option - institutional	2f57
reliance regular savings fund - equity option	27jh 1 c40 2
reliance retirement fund - income generation scheme	2v29 1 1 1 1k 1
reliance retirement fund - wealth creation scheme	2v25 1 1 1 1q 1
reliance short term fund	26g1 2 2 d7r 1 3 4zo 1
reliance small cap fund	2fbt 1 1 4bg 2 1
reliance tax saver (elss) fund	27mk 1 nnw 1
reliance tax saver fund	2jo1 2
reliance top 200 fund	29yz 1 4 9k8 1 1
reliance us equity opportunites fund	2w3u 1 1 1
reliance vision fund	25gb 1 e47 1 2
reliance vision fund - dividend plan-d	25ga
sbi blue chip fund	27v4 34 cbl d
sbi corporate bond fund	273d 1 c49 17x 1 5
sbi emerging businesses fund	27ac 9 d36 2z
sbi fmcg fund	25np eq5 nh 1
sbi infrastructure fund (6/7/2007)	29v3
sbi infrastructure fund - series i	2kd0
sbi infrastructure fund - series i (6/7/2007)	29v4
sbi it fund	25nn eq8 ni 1
sbi magnum balanced fund	26cv 112 cwf 5
sbi magnum children benefit plan	2kdj
sbi magnum children benefit plan - holding held for <= 1 year	2629
sbi magnum comma fund	27l5 1 cpf 2k
sbi magnum equity fund	265r 2ho bpt 1
sbi magnum gilt fund - long term	25xj 2 efl 1
sbi magnum gilt fund - short term	25xm 1 erh 1
sbi magnum global fund	27i2 28 ct0 1
sbi magnum income fund	25ni 1 1 eps 1 1 1pu
sbi magnum income fund - regualr plan	2m3c
sbi magnum insta cash fund	25nl 2i3 x8 bcg 18 1
sbi magnum insta cash fund - liquid floater	263a 1hq 8lx 49q 1 1
sbi magnum midcap fund	27fh 1 cxx 1
sbi magnum monthly income plan	25vj 1 1 13 ek4 1 1 1
sbi magnum monthly income plan - floater	27s8 1 7 1 cof 1 1 1
sbi magnum multicap fund	27n3 1 cqd 1
sbi magnum multiplier fund	26ca 15i cvs 1
sbi magnum taxgain scheme 1993	285n 1ch avi 1
sbi mglt - pf	26ng
sbi mglt - pf (fixed period - 1 yr)	26ny
sbi mglt - pf (fixed period - 2 yrs)	26nz
sbi mglt - pf (fixed period - 3 yrs)	26ni i
sbi pharma	25no 1oj d33 1
sbi premier liquid fund	298g 1 1 1 b78 1 4 1
sbi premier liquid fund - institutional	298a 1
sbi regular savings funds	26qt 1 dpm 1
sbi smal and midcap	2oty
sbi small and midcap	2otz 1 1
sbi treasury advantage fund	2ou2 1 1 1 1 1 1 1
sbi ultra short term debt fund	29yc 1 1 1 1 ahm 1 1 6 1
sbi-etf 10 year gilt	2zl2
shriram equity and debt opportunities fund	2ozz 1 1 1
sundaram banking and psu debt fund	25rg 1 1 1 1 9 dj1 103 1 1 2 bd2 1 2 1 1 1 1 1 6 1
sundaram blue chip fund	36l4 1 1 1 1 1
sundaram capex opportunities	2rp6 1 1 1
sundaram debt oriented hybrid fund	2f37 1 1 1 57x 1 1 1
sundaram equity multiplier	2k99 1
sundaram equity multiplier fund	290o 1
sundaram flexible fund - flexible income plan	25rm 3 ej4 9
sundaram global advantage	2ka9 1
sundaram global advantage fund	2a2p 1
sundaram long term microcap tax advantage fund series iii	2zst 1 1
sundaram medium term bond fund	25mi 1 1 4 1 1 epi 3 1
sundaram rural and consumption fund	26ta 18h c8b 1
sundaram rural and consumption fund institutional plan	2fh9
sundaram s.m.i.l.e fund	2k9w 1
sundaram s.m.i.l.e.fund	25ru 1
sundaram select mid cap	2k9p 1
sundaram select midcap	26ci 1
sundaram tax saver	2k8s 1
sundaram tax saver oe	25mu
sundaram taxsaver oe - app	26l9
tata balanced fund	25ha mg 96w 4kf 4 1
tata digital india fund - dividend reinvetsment	2ws6
tata equity opportunities fund	26kf 1 dep 1
tata equity p/e fund	26g8 djr
tata equity p/e fund (dividend trigger option a - 5%)	2el6
tata equity p/e fund (dividend trigger option b - 10%)	2718
tata equity p/e fund - direct plan dividend trigger a (5%)	2k00
tata equity p/e fund - direct plan dividend trigger b (10%)	2k01
tata india tax savings fund	25iy eif aeb 1
tata liquid fund	26l3 3v dgb 3
tata money market fund	26he qm d9h 1
tata short term bond fund - regular a	2vdj
tata ultra short term fund	27li 1 1 9hs 3e7 1 1 2k
tata young citizen [after 7 years]	26b7
tata young citizens' fund (after 7 years)	2k28
taurus bonanza fund	263d 5ju 82r 1
taurus discovery fund	25j1 e6z 1
taurus discovery fund - divided option	2e56
taurus starshare	25j0 8m4 5l7 1
taurus tax shield	25j4 642 82o 1
templeton india equity income fund	27zy 1 bgf 1
union equity fund	2gxy k 336 1
union small and midcap fund	2s1a 1 1 1
union tax saver (elss)	2hjn 1 2ie 1
uti balanced fund	25os ffa
uti balanced fund - income	25ot ff8
uti banking and psu debt fund	2py3 1 1 1 5f9 1 1i 1lw 2jl jp j
uti banking sector fund	270h e58
uti banking sector fund - income option	270i e56
uti bond fund	25qe fe3 1 9pq gd 3 va g7 2we
uti bond fund (for rep. after 6 months- no load)	25qd
uti c c balanced fund	25om fi5
uti ccp advantage fund	26wr e8p
uti ccp advantage fund - income	26wq e8r
uti equity fund	25od ffd
uti equity fund - income option	25oc fff
uti fixed income interval fund - annual interval plan series - i	29xj 3 dh0 h
uti fixed income interval fund - annual interval plan series - i (instn growth option)	29xl
uti floating rate stp	2743 1 5dl 8ob 1 1 vt 1 7dc 1 1u 1 16z mm gz 8r 3oh
uti floating rate stp - instn	2ehf
uti g-sec fund - stp	25sd 1 fer 1 2on
uti gilt advantage-long term	273h 1 e3t 1
uti gilt advantage-long term pf	273j 1
uti gilt advantage-long term pf-prescribed date auto redemption	273m
uti income opportunities fund	2j19 1 25a 1 9pf 1bf 6n 3l oj
uti income opportunity fund	2tei 1
uti india lifestyle fund	2a49 1 b2q 1
uti liquid fund - cash plan	26pj 2
uti liquid fund - cash plan - instn	2vdh cm 46b 56 dc bd
uti liquid fund - cash plan-inst	26pm 2 1 e43 72 63
uti liquid fund - cash plan-inst mthl	26pn ehr
uti liquid fund - cash plan-mtly	26pk
uti liquid fund - instn	2wq1
uti long term equity fund (tax saving)	25sk 1 fcl 1
uti master share	25nv ffp
uti master share-income option	25nu ffr
uti medium term fund	2vrz 2 1 1 1 1 1 1 1 1
uti mis-advantage	2745 1 1 1 e2q 1 a 1
uti mmf	25pw 1 p7a 2p 15c 1
uti mmf - instn	2eh9 fi 5ww dq as2 gw 6j 2su be ah
uti mmf - instn plan	2eh8
uti mmf-instn plan	2l6s
uti mnc fund (ugs 10000)	25qc fdy
uti mnc fund (ugs 10000) - income option	25qb fdy
uti nifty exhcange traded fund	2wew
uti opportunities fund	27jt 1 dmd 1
uti pharma and healthcare fund	25s7 fev
uti pharma and healthcare fund - income option	25s6 fex
uti retirement benefit pension fund	25oq fhw
uti sensex exchange traded fund	2wex
uti short term income fund	2a33 1 gk aln 89d 1 3e 1 2ah r8
uti short term income fund - institutional	2a9s avi 39w 2b
uti spread fund	28ay 1 cwg 1
uti top 100 fund	25o8 ffl
uti top 100 fund - income option	25o7 ffl
uti treasury advantage fund	274b 1 1 2cd 29 lnu
uti treasury advantage fund - annaul	274a
uti treasury advantage fund - institutional	274g 1 2d0 m v bmt 1 1 2 9k4 3
uti treasury advantage fund - instn	2h3v 41v 9tr 1bu w2
uti treasury advantage fund - retail	29ja
uti wealth builder fund	2e3z 3 72e 1
uti-transpotation and logistics fund	270e e59
value discovery fund	275u 1 dof 1`;
