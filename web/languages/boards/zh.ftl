### 棋盘上该做什么、对局为何结束、刚才发生了什么。随第一个棋盘载入。

## 该做什么：对轮到行动的一方

due-lautari-move = 该你走
due-lautari-move-or-revive = 该你走：守卫也可以撤销这次吃子
due-luzhanqi-lay-out = 请布阵：{ $pieces } 枚棋子
due-luzhanqi-move = 该你走
due-nardi-opening-roll = 双方各掷一颗骰子：点数大的一方先走
due-nardi-roll = { $side }掷骰子
due-nardi-may-double = 掷骰子或加倍
due-nardi-answer-double = 对方加倍到 { $value }：接受还是放弃？
due-nardi-cannot-move = 这次掷骰无步可走
due-nardi-play = 该你走：按骰子走棋
due-rotary-turn = 该你走：转动一个环（第 { $number } 次）
due-rotary-place-ball = 放一个球（第 { $number } 个，共 { $of } 个）
due-rotary-offer-two-points = 给对方两个点供其选择
due-rotary-choose-point = 从给出的点中选一个：{ $first } 或 { $second }
due-rotary-turn-around = 绕 { $pivot } 转动球环
due-shatra-must-promote = 有沙特拉兵到达底线，必须先升变。
due-shatra-must-capture = 有子可吃，必须吃子。能吃子的棋子已在棋盘上标出。
due-shatra-biy-must-act = 现在必须走首领。
due-shatra-move = 该你走

## 对局为何结束

ended-repetition = 同一局面第 { $times } 次出现。
ended-lautari-all-captured = { $loser }的棋子全部被吃。
ended-lautari-centre-held = { $winner }占据中心，且中心两侧相对处都有己方棋子。
ended-lautari-no-action = 没有合法的走法。
ended-lautari-too-few-pieces = 双方剩余棋子都不足以取胜。
ended-lautari-quiet-play = 长时间没有吃子或转化。
ended-luzhanqi-flag-taken = { $winner }夺得军旗。
ended-luzhanqi-quiet-play = 长时间没有进攻。
ended-luzhanqi-too-many-plies = 达到约定的步数。
ended-luzhanqi-nobody-can-move = 双方都没有能走的棋子。
ended-luzhanqi-no-action = { $loser }没有能走的棋子。
ended-nardi-double-declined = { $loser }放弃加倍。
ended-nardi-borne-off = { $winner }先移出全部棋子。
ended-nardi-gammon = 双倍胜：{ $winner }移出全部棋子时，{ $loser }一枚也未移出。
ended-nardi-backgammon = 三倍胜：{ $loser }仍有棋子在中条或对方内盘。
ended-rotary-centre-filled = { $winner }占满中心。
ended-rotary-no-pivot = { $loser }没有可转动的点。
ended-rotary-too-many-turns = 达到约定的转动次数。
ended-rotary-too-few-balls = 双方剩余的球都不足以占满中心。
ended-shatra-biy-captured = { $winner }吃掉首领。
ended-shatra-no-action = { $loser }没有合法的走法。
ended-shatra-quiet-play = 长时间没有吃子或升变。
ended-shatra-only-biys = 只剩双方首领。

## 刚才发生了什么

step-moved = { $piece }从 { $from } 到 { $to }
step-dropped = { $piece }从后备打入 { $to }
step-turned = 绕 { $pivot } 转 { $sixths } 格
step-placed = { $piece }放在 { $to }
step-captured = { $count ->
   *[other] 吃 { $count } 枚
}
step-hit = 在 { $to } 打子
step-revived = { $piece }回到 { $to }
step-converted = 变为{ $kind }
step-rolled = 掷出 { $dice }
step-offered = 给出 { $fields }
step-chosen = 选择 { $to }
step-doubled = 加倍到 { $value }
step-taken = 接受
step-declined = 放弃
step-passed = 无步可走
step-set-up = 布阵完毕

## 棋手姓名旁

men-lost = 损失：{ $count }
men-in-hand = 待放：{ $count }
